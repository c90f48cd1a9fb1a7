import type { JoinLink, SchoolClass } from '@classeur/contracts'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import classes from './join-slip.module.css'
import { QrCode } from './qr-code.tsx'

const steps = ['scan', 'name', 'wait'] as const

interface JoinSlipProps {
  link: JoinLink
  schoolClass: Pick<SchoolClass, 'name' | 'ownerName'>
  onPrinted: () => void
}

/** A page to hand out or hang up. It appears only in print, and opens the print dialog itself. */
export function JoinSlip({ link, schoolClass, onPrinted }: JoinSlipProps) {
  const { t } = useTranslation('teaching')
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
    // Print once, however often the parent renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return createPortal(
    <article className={classes.slip}>
      <p className={classes.kind}>{t(`slip.${link.audience}.kind`)}</p>
      <h1 className={classes.name}>
        <bdi>{schoolClass.name}</bdi>
      </h1>
      <p className={classes.teacher}>
        <bdi>{schoolClass.ownerName}</bdi>
      </p>
      <div className={classes.code}>
        <QrCode text={link.url} label={t('link.qr')} />
      </div>
      <p className={classes.address} dir="ltr">
        {link.url}
      </p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`slip.${link.audience}.${step}`)}</li>
        ))}
      </ol>
    </article>,
    document.body,
  )
}
