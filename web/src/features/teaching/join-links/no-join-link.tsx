import type { JoinAudience } from '@classeur/contracts'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import classes from './no-join-link.module.css'

interface NoJoinLinkProps {
  audience: JoinAudience
  canChange: boolean
  onCreate: (audience: JoinAudience) => Promise<boolean>
}

/** Explains the purpose of a join link, with a button to create one. */
export function NoJoinLink({ audience, canChange, onCreate }: NoJoinLinkProps) {
  const { t } = useTranslation('teaching')
  const { busy, submit } = useSubmission(async () => void (await onCreate(audience)))
  return (
    <section className={classes.card}>
      <h3 className={classes.title}>{t(`link.${audience}.title`)}</h3>
      <p className={classes.facts}>{t(`link.${audience}.teach`)}</p>
      {canChange && (
        <div className="actions">
          <Button small busy={busy} icon={<IconLink size={16} aria-hidden />} onClick={() => void submit()}>
            {t(`link.${audience}.make`)}
          </Button>
        </div>
      )}
    </section>
  )
}
