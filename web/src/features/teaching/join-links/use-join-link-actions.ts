import type { ChangeJoinLinkRequest, JoinAudience, JoinLink } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../components/overlays/notices/copy-text.ts'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import * as api from '../model/join-links-requests.ts'

/** The actions of owners and editors on the join links of a class. Each resolves to true on success. */
export function useJoinLinkActions(classId: string) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  const { queryKey } = api.joinLinksQuery(classId)

  const run = async (action: () => Promise<JoinLink>, done?: string): Promise<boolean> => {
    try {
      const link = await action()
      client.setQueryData(queryKey, (cached) => ({
        links: [...(cached?.links ?? []).filter(({ id }) => id !== link.id), link],
      }))
      if (done) notifyDone(done)
      return true
    } catch (error) {
      notifyProblem(error)
      void client.invalidateQueries({ queryKey })
      return false
    }
  }

  return {
    create: (audience: JoinAudience) => run(() => api.createJoinLink(classId, audience)),
    change: ({ id }: JoinLink, changes: ChangeJoinLinkRequest) =>
      run(() => api.changeJoinLink(classId, id, changes), t('link.changed')),
    pause: ({ id, paused }: JoinLink) =>
      run(
        () => api.changeJoinLink(classId, id, { paused: !paused }),
        t(paused ? 'link.resumed' : 'link.pausedNow'),
      ),
    reset: ({ id }: JoinLink) => run(() => api.resetJoinLink(classId, id), t('link.wasReset')),

    // By hand, one click selects the address on the screen.
    copy: ({ url }: JoinLink) => copyText(url, { copied: t('link.copied'), byHand: t('link.copyByHand') }),
  }
}

export type JoinLinkActions = ReturnType<typeof useJoinLinkActions>
