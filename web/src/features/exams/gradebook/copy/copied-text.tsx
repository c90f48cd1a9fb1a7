import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { FieldFrame } from '../../../../components/fields/field.tsx'
import { copyText } from '../../../../components/overlays/notices/copy-text.ts'

interface CopiedTextProps {
  /** One value per line of the list; empty for lines without a student or a result. */
  lines: readonly string[]
  /** Number of lines with a student. */
  matched: number
}

const [iconSizePx, byHandRows] = [17, 4]

/** Copies the values, one per line of the list. If the browser denies the clipboard, shows them to copy by hand. */
export function CopiedText({ lines, matched }: CopiedTextProps) {
  const { t } = useTranslation('gradebook')
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null)
  const text = lines.join('\n')
  const current = outcome?.text === text ? outcome : null
  const copy = async () => setOutcome({ text, isCopied: await copyText(text) })
  const Icon = current?.isCopied ? IconCheck : IconCopy
  return (
    <div className="stack">
      {current?.isCopied === false && (
        <FieldFrame label={t('copy.byHand')}>
          {(control) => (
            <textarea
              {...control}
              readOnly
              rows={byHandRows}
              value={text}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </FieldFrame>
      )}
      <div className="actions">
        <Button
          look="primary"
          icon={<Icon size={iconSizePx} aria-hidden />}
          disabled={matched === 0}
          onClick={() => void copy()}
        >
          {t('copy.copy', { count: lines.length })}
        </Button>
        <p role="status" className="text-quiet">
          {current?.isCopied && t('copy.copied')}
        </p>
      </div>
    </div>
  )
}
