import type { ClassMember, GrantedRole, PendingInvitation } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notifyDone, notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { classesKey, classKey } from '../../../http/queries/school-class.ts'
import * as api from '../model/members-requests.ts'

/** An owner's actions on the teachers of a class, with an undo where possible. */
export function useMemberActions(classId: string) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  const navigate = useNavigate()
  const readAgain = () => client.invalidateQueries({ queryKey: api.membersQuery(classId).queryKey })

  /** Runs the action, refetches the teachers, and shows a notice if it failed. */
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action()
      return true
    } catch (error) {
      notifyProblem(error)
      return false
    } finally {
      await readAgain()
    }
  }
  const undo = (action: () => Promise<unknown>) => ({ label: t('undo'), run: () => void run(action) })

  return {
    async changeRole({ userId, displayName, role: before }: ClassMember, role: GrantedRole) {
      if (!(await run(() => api.changeRole(classId, userId, role)))) return
      const message = t('member.roleChanged', { name: displayName, role: t(`role.${role}`) })
      if (before === 'owner') return
      notifyUndoable(
        message,
        undo(() => api.changeRole(classId, userId, before)),
      )
    },

    async remove({ userId, displayName, role }: ClassMember) {
      if (role === 'owner' || !(await run(() => api.removeMember(classId, userId)))) return
      notifyUndoable(
        t('member.removed', { name: displayName }),
        undo(() => api.invite(classId, { userId, role })),
      )
    },

    async leave({ userId }: ClassMember) {
      try {
        await api.removeMember(classId, userId)
      } catch (error) {
        return notifyProblem(error)
      }
      await navigate('/', { replace: true })
      client.removeQueries({ queryKey: classKey(classId) })
      void client.invalidateQueries({ queryKey: classesKey })
      notifyDone(t('member.left'))
    },

    async offer({ userId, displayName }: ClassMember) {
      if (!(await run(() => api.offerOwnership(classId, userId)))) return
      notifyUndoable(
        t('transfer.offered', { name: displayName }),
        undo(() => api.withdrawOffer(classId)),
      )
    },

    async withdraw() {
      if (await run(() => api.withdrawOffer(classId))) notifyDone(t('transfer.withdrawn'))
    },

    async resend({ id, email }: PendingInvitation) {
      if (await run(() => api.resendInvitation(classId, id))) notifyDone(t('invite.sent', { email }))
    },

    async revoke({ id, email, role }: PendingInvitation) {
      if (!(await run(() => api.revokeInvitation(classId, id)))) return
      notifyUndoable(t('invite.revoked', { email }), {
        label: t('invite.again'),
        run: () => void run(() => api.invite(classId, { email, role })),
      })
    },
  }
}
