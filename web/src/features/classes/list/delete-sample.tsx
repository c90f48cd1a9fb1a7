import type { ClassCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useClassActions } from '../model/use-class-actions.ts'

/** A button that deletes the sample class at once, with undo. Only for its owner. */
export function DeleteSample({ sample }: { sample: Pick<ClassCard, 'id' | 'name' | 'role'> }) {
  const { t } = useTranslation('classes')
  const { remove } = useClassActions()
  const { busy, submit } = useSubmission(async () => void (await remove(sample)))
  if (sample.role !== 'owner') return null
  return (
    <Button small look="quiet" aria-label={t('sample.delete')} busy={busy} onClick={() => void submit()}>
      {t('action.delete')}
    </Button>
  )
}
