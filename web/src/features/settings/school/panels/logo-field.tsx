import type { School } from '@classeur/contracts'
import { IconBuilding } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { notifyDone, notifyUndoable } from '../../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { useSchoolActions } from '../../model/school-queries.ts'
import { asBase64, LogoUnusable, prepareLogo } from './prepare-logo.ts'
import classes from './logo-field.module.css'

/** The logo. A chosen file is scaled down here; removing the logo can be undone. */
export function LogoField({ school, readOnly }: { school: School; readOnly: boolean }) {
  const { t } = useTranslation('school')
  const { putLogo, readLogo, removeLogo } = useSchoolActions()
  const input = useRef<HTMLInputElement>(null)
  const [isUnusable, setUnusable] = useState(false)

  const put = useSubmission(async (file: Blob) => {
    setUnusable(false)
    try {
      await putLogo(await asBase64(await prepareLogo(file)))
    } catch (problem) {
      if (!(problem instanceof LogoUnusable)) throw problem
      setUnusable(true)
    }
  })
  const remove = useSubmission(async () => {
    const kept = await readLogo(school)
    await removeLogo()
    if (!kept) return notifyDone(t('logo.removed'))
    notifyUndoable(t('logo.removed'), {
      label: t('undo'),
      run: () => void asBase64(kept).then(putLogo).catch(notifyProblem),
    })
  })

  return (
    <div className={classes.logo}>
      <div className={classes.picture}>
        {school.logoUrl ? (
          <img src={school.logoUrl} alt={t('logo.alt', { school: school.name })} />
        ) : (
          <IconBuilding size={30} stroke={1.5} aria-hidden />
        )}
      </div>
      <div className={classes.logoText}>
        <p className={classes.legend}>{t('logo.title')}</p>
        <p className={classes.quiet}>{t('logo.hint')}</p>
        {!readOnly && (
          <div className="actions">
            <input
              ref={input}
              type="file"
              className="visually-hidden"
              tabIndex={-1}
              aria-label={t('logo.choose')}
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                event.currentTarget.value = ''
                if (file) void put.submit(file)
              }}
            />
            <Button small busy={put.busy} onClick={() => input.current?.click()}>
              {school.logoUrl ? t('logo.replace') : t('logo.choose')}
            </Button>
            {school.logoUrl && (
              <Button small look="quiet" busy={remove.busy} onClick={() => void remove.submit()}>
                {t('logo.remove')}
              </Button>
            )}
          </div>
        )}
        {isUnusable && (
          <p role="alert" className={classes.problem}>
            {t('logo.unusable')}
          </p>
        )}
        {put.error !== null && <ProblemNote error={put.error} />}
        {remove.error !== null && <ProblemNote error={remove.error} />}
      </div>
    </div>
  )
}
