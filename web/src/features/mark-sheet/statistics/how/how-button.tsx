import { IconX } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover } from '../../../../components/overlays/panels/popover.tsx'
import classes from './how-button.module.css'
import type { HowComputed } from './how-computed.ts'
import { WorkedSheetButton } from './worked-sheet.tsx'

interface HowButtonProps {
  /** The number with its name, for screen readers: "Mean 13.21 / 20". */
  label: string
  /** Called when the panel opens, so that explanations cost nothing before. */
  how: () => HowComputed
  children: ReactNode
}

/** A number that explains itself: pressing it opens how it is computed. Escape returns the focus to it. */
export const HowButton = memo(function HowButton({ label, how, children }: HowButtonProps) {
  const { t } = useTranslation('mark-statistics')
  return (
    <Popover
      label={t('how.label', { name: label })}
      wide
      opener={(opener) => (
        <button type="button" className={classes.number} aria-label={label} title={t('how.open')} {...opener}>
          {children}
        </button>
      )}
    >
      {(close) => <HowPanel how={how()} onClose={close} />}
    </Popover>
  )
})

function HowPanel({
  how: { title, formula, numbers, rows },
  onClose,
}: {
  how: HowComputed
  onClose: () => void
}) {
  const { t } = useTranslation('mark-statistics')
  return (
    <>
      <header className={classes.head}>
        <h3>{title}</h3>
        <button type="button" className={classes.close} aria-label={t('how.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </button>
      </header>
      <div className={classes.formula} dir="ltr">
        <p>{formula}</p>
        {numbers && <p>{numbers}</p>}
      </div>
      <dl className={classes.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <WorkedSheetButton />
    </>
  )
}
