import type { Backup } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemText } from '../../../components/feedback/problem-text.tsx'
import { isRefused } from '../model/backups.ts'
import { useBackUp } from '../model/use-back-up.ts'
import classes from './backup-trouble.module.css'

/** Below a backup that can't be used: what that means, and a button that makes a new one. */
export function BackupTrouble({ backup }: { backup: Backup }) {
  const { t } = useTranslation('backup')
  const { busy, submit } = useBackUp()
  const { state, verification, withMedia, error, kind } = backup
  const isDamaged = state === 'done' && verification === 'damaged'
  if (state !== 'failed' && !isDamaged) return null
  const isOwnFile = kind === 'uploaded'
  const problem = isRefused(backup) ? 'notRestorable' : 'damaged'
  return (
    <div className={classes.trouble}>
      <p>{isDamaged ? t(isOwnFile ? `${problem}File` : problem) : <ProblemText error={error} />}</p>
      {!isOwnFile && (
        <Button small busy={busy} onClick={() => void submit(withMedia)}>
          {t(isDamaged ? 'backUpAgain' : 'tryAgain')}
        </Button>
      )}
    </div>
  )
}
