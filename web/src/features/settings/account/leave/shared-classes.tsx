import type { SharedClass } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { deletionPreviewQuery, offerClass, withdrawOffer } from '../../../../http/queries/account.ts'
import classes from './shared-classes.module.css'

interface SharedClassesProps {
  classes: readonly SharedClass[]
  /** Keeps what was typed elsewhere in the dialog. */
  onSignInAgain: () => void
}

/** Asks for each class with colleagues whether one of them takes it over. */
export function SharedClasses({ classes: shared, onSignInAgain }: SharedClassesProps) {
  const { t } = useTranslation('settings')
  if (shared.length === 0) return null
  return (
    <section className={classes.stack} aria-label={t('leave.shared.title')}>
      <h3 className={classes.title}>{t('leave.shared.title')}</h3>
      <p className="text-quiet">{t('leave.shared.text')}</p>
      {shared.map((one) => (
        <OneClass key={one.id} shared={one} onSignInAgain={onSignInAgain} />
      ))}
    </section>
  )
}

interface OneClassProps extends Pick<SharedClassesProps, 'onSignInAgain'> {
  shared: SharedClass
}

function OneClass({ shared, onSignInAgain }: OneClassProps) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const { error, submit } = useSubmission(async (userId: string) => {
    await (userId === '' ? withdrawOffer(shared.id) : offerClass(shared.id, userId))
    await client.invalidateQueries({ queryKey: deletionPreviewQuery.queryKey })
  })
  return (
    <div>
      <SelectField
        label={shared.name}
        value={shared.offeredTo ?? ''}
        options={[
          { value: '', label: t('leave.shared.delete') },
          ...shared.colleagues.map(({ userId, name }) => ({
            value: userId,
            label: t('leave.shared.offer', { name }),
          })),
        ]}
        onChange={(userId) => void submit(userId)}
      />
      {error !== null && <ProblemNote error={error} onSignInAgain={onSignInAgain} />}
    </div>
  )
}
