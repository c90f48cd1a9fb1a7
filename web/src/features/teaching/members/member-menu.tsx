import type { ClassMember } from '@classeur/contracts'
import { IconArrowsExchange, IconDots, IconDoorExit, IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { useDismissable } from '../../../components/overlays/use-dismissable.ts'
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
  const { open, toggle, close, ref } = useDismissable()
  const [isLeaving, setIsLeaving] = useState(false)
  const choose = (action: () => unknown) => () => {
    close()
    void action()
  }
  return (
    <div ref={ref} className={classes.menu}>
      <button
        type="button"
        className={classes.dots}
        aria-label={t('member.menu', { name })}
        aria-expanded={open}
        onClick={toggle}
      >
        <IconDots size={18} aria-hidden />
      </button>
      {open && (
        <div className={classes.popover}>
          {member.isMe ? (
            <Button
              small
              icon={<IconDoorExit size={17} aria-hidden className="turns-in-rtl" />}
              onClick={choose(() => setIsLeaving(true))}
            >
              {t('member.leave')}
            </Button>
          ) : (
            <>
              <Button
                small
                icon={<IconArrowsExchange size={17} aria-hidden />}
                onClick={choose(() => actions.offer(member))}
              >
                {t('transfer.offer')}
              </Button>
              <Button
                small
                look="danger"
                icon={<IconUserMinus size={17} aria-hidden />}
                onClick={choose(() => actions.remove(member))}
              >
                {t('member.remove')}
              </Button>
            </>
          )}
        </div>
      )}
      {isLeaving && (
        <Dialog title={t('member.leaveTitle')} onClose={() => setIsLeaving(false)}>
          <p className={classes.lead}>{t('member.leaveText')}</p>
          <div className="actions">
            <Button look="danger" onClick={() => void actions.leave(member)}>
              {t('member.leave')}
            </Button>
            <Button autoFocus onClick={() => setIsLeaving(false)}>
              {t('cancel')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
