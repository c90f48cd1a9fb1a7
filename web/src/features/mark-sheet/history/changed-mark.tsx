import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './changed-mark.module.css'

/** A cell's old and new mark, in reading order for either text direction. */
export function ChangedMark({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('mark-history')
  return (
    <span className={classes.marks}>
      <bdi className={classes.before}>{from}</bdi>
      <IconArrowRight size={14} aria-hidden className="turns-in-rtl" />
      <span className="visually-hidden">{t('becomes')}</span>
      <bdi className={classes.after}>{to}</bdi>
    </span>
  )
}
