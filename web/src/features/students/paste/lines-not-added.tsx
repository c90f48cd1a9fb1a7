import type { LineNotAdded } from '@classeur/domain/roster'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { copyText } from '../../../components/overlays/notices/copy-text.ts'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './lines-not-added.module.css'

const iconSizePx = 15

/** Shows invisible characters by name, because a control character can be the reason for refusing a line. */
const visible = (text: string) =>
  text.replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '\ufffd').replace(/\t/g, ' → ')

/** Lines that add no student, each with its number and reason. The list can be copied. */
export function LinesNotAdded({ lines }: { lines: readonly LineNotAdded[] }) {
  const { t } = useTranslation('students')
  const [copied, setCopied] = useState<readonly LineNotAdded[] | null>(null)
  const copy = async () => {
    const rows = lines.map(({ line, text, reason }) =>
      [formatNumber(line + 1), visible(text).trim(), t(`paste.reason.${reason}`)].join('\t'),
    )
    const isCopied = await copyText(rows.join('\n'), { byHand: t('paste.copyByHand') })
    if (isCopied) setCopied(lines)
  }
  const isCopied = copied === lines
  return (
    <details className={classes.notAdded} open>
      <summary>{t('paste.notAdded', { count: lines.length })}</summary>
      <Button
        small
        look="quiet"
        icon={
          isCopied ? <IconCheck size={iconSizePx} aria-hidden /> : <IconCopy size={iconSizePx} aria-hidden />
        }
        onClick={() => void copy()}
      >
        {t(isCopied ? 'paste.copied' : 'paste.copy')}
      </Button>
      <ul className={classes.lines} tabIndex={0} aria-label={t('paste.notAdded', { count: lines.length })}>
        {lines.map(({ line, text, reason }) => (
          <li key={line}>
            <span className={classes.lineNumber}>{t('paste.line', { number: formatNumber(line + 1) })}</span>
            <bdi className={classes.pasted}>{visible(text).trim()}</bdi>
            <span>{t(`paste.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
