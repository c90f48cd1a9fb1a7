import type { JoinLink } from '@classeur/contracts'
import type { JoinLinkDocument } from '@classeur/database'

type Facts = Pick<JoinLinkDocument, 'audience' | 'paused' | 'expiresAt' | 'maxUses' | 'uses' | 'openUntil'>

/** What a link does now. A student always asks first; a teacher only once the link is not open any more. */
export function joinLinkStateOf(link: Facts, now: Date): JoinLink['state'] {
  if (link.paused) return 'paused'
  if (link.expiresAt && link.expiresAt <= now) return 'expired'
  if (link.maxUses !== null && link.uses >= link.maxUses) return 'used-up'
  return link.audience === 'teachers' && link.openUntil > now ? 'open' : 'asks'
}

/** Whether it lets anybody ask at all. */
export const admitsSomebody = (state: JoinLink['state']): boolean => state === 'open' || state === 'asks'
