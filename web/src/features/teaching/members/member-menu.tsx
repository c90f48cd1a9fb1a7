import type { ClassMember } from '@classeur/contracts'
import { IconArrowsExchange, IconDots, IconDoorExit, IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { takeFocus } from '../../../components/overlays/modal/take-focus.ts'
import type { MenuItem } from '../../../components/overlays/panels/menu-items.ts'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import type { useMemberActions } from './use-member-actions.ts'
import classes from './member-menu.module.css'

interface MemberMenuProps {
  member: ClassMember
  name: string
  actions: ReturnType<typeof useMemberActions>
}

/** An owner's actions for a colleague. Other members can leave, which only the owner can undo. */
export function MemberMenu({ member, name, actions }: MemberMenuProps) {
  const { t } = useTranslation('teaching')
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = useSubmission(() => actions.leave(member))
  const onColleague: MenuItem[] = [
    {
      key: 'offer',
      label: t('transfer.offer'),
      icon: IconArrowsExchange,
      run: () => void actions.offer(member),
    },
    {
      key: 'remove',
      label: t('member.remove'),
      icon: IconUserMinus,
      tone: 'danger',
      run: () => void actions.remove(member),
    },
  ]
  const onMyself: MenuItem[] = [
    {
      key: 'leave',
      label: t('member.leave'),
      icon: IconDoorExit,
      turnsInRtl: true,
      run: () => setIsLeaving(true),
    },
  ]
  const label = t('member.menu', { name })
  return (
    <>
      <Menu
        label={label}
        align="end"
        groups={[{ key: 'member', items: member.isMe ? onMyself : onColleague }]}
      >
        {(opener) => (
          <button type="button" className={classes.dots} aria-label={label} {...opener}>
            <IconDots size={18} aria-hidden />
          </button>
        )}
      </Menu>
      {isLeaving && (
        <Dialog title={t('member.leaveTitle')} onClose={() => setIsLeaving(false)}>
          <p className={classes.lead}>{t('member.leaveText')}</p>
          <div className="actions">
            <Button look="danger" busy={leave.busy} onClick={() => void leave.submit()}>
              {t('member.leave')}
            </Button>
            <Button ref={takeFocus} onClick={() => setIsLeaving(false)}>
              {t('cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
