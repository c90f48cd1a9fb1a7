import type { JoinLink } from '@classeur/contracts'
import type { JoinLinkDocument } from '@classeur/database'

type Facts = Pick<JoinLinkDocument, 'audience' | 'paused' | 'expiresAt' | 'maxUses' | 'uses' | 'openUntil'>

/** The current state of a link. Students always need approval; teachers only after `openUntil`. */
export function joinLinkStateOf(link: Facts, now: Date): JoinLink['state'] {
  if (link.paused) return 'paused'
  if (link.expiresAt && link.expiresAt <= now) return 'expired'
  if (link.maxUses !== null && link.uses >= link.maxUses) return 'used-up'
  return link.audience === 'teachers' && link.openUntil > now ? 'open' : 'asks'
}

/** Whether a link in this state lets people join or send a join request. */
export const admitsSomebody = (state: JoinLink['state']): boolean => state === 'open' || state === 'asks'
