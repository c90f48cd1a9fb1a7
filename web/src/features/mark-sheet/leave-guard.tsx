import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { Button } from '../../components/fields/buttons/button.tsx'
import { Dialog } from '../../components/overlays/modal/dialog.tsx'
import { areTextsKept } from './engine/browser/kept-texts.ts'
import { readAuth } from '../../http/session/auth-session.ts'
import type { SheetEngine } from './engine/sheet-engine.ts'
import { useBegunPapers } from './pile/use-begun-papers.ts'
import classes from './leave-guard.module.css'

/** The address of a sheet without the part for the page. */
const sheetIn = (pathname: string) => pathname.split('/').slice(0, 3).join('/')

/** Asks before a link leads away from a sheet with texts that aren't marks, or with an unfinished paper. */
export function LeaveGuard({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  useBegunPapers(engine)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      sheetIn(from.pathname) !== sheetIn(to.pathname) &&
      engine.wouldLose() &&
      // After the session, the way to the sign-in screen stays open.
      readAuth().status !== 'signed-out',
  )
  if (blocker.state !== 'blocked') return null
  const { unread, sheet } = engine.state()
  const { id } = sheet.exam
  const kept = areTextsKept(id) ? 'unread' : 'unreadLost'
  const text = unread.length > 0 ? t(`leave.${kept}`, { count: unread.length }) : t('leave.begun')
  return (
    <Dialog title={t('leave.title')} onClose={blocker.reset}>
      <p className={classes.text}>{text}</p>
      <div className="actions">
        <Button look="primary" onClick={blocker.reset}>
          {t('leave.stay')}
        </Button>
        <Button onClick={blocker.proceed}>{t('leave.go')}</Button>
      </div>
    </Dialog>
  )
}
