import type { PlannedSheet } from '@classeur/contracts'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { OutgoingText } from '../../../components/outgoing/outgoing-text.tsx'
import { useAudienceText } from '../model/use-audience-text.ts'
import classes from './leaves-server.module.css'
import type { PreviewProps } from './preview-props.ts'

const iconSizePx = 18
/** More sheets are chosen from a list. */
const mostTabs = 3

/** The pseudonyms in a text that leaves the server: "S02". */
const pseudonymsIn = (text: string) => [...new Set(text.match(/\bS\d{2,3}\b/gu))]

/** What leaves the server for each sheet, word for word; or that nothing does. */
export function LeavesServer({ preview: { shown, isOlder }, names }: PreviewProps) {
  const { t } = useTranslation('resources')
  const [chosen, setChosen] = useState(0)
  if (!shown) return null
  const sheets = shown.sheets.filter(({ outgoing }) => outgoing !== null)
  const sheet = sheets[Math.min(chosen, sheets.length - 1)]
  const text = shown.leavesServer ? (sheet?.outgoing ?? null) : null
  return (
    <section className={classes.section} aria-label={t('leaves.title')}>
      <header className={classes.head}>
        <IconShieldCheck size={iconSizePx} aria-hidden className={classes.shield} />
        <b>{t(text === null ? 'leaves.nothing' : 'leaves.title')}</b>
        {text !== null && <span className="text-quiet">{t('leaves.kept')}</span>}
        {text !== null && sheet && sheets.length > 1 && (
          <span className={classes.choice}>
            <SheetChoice sheets={sheets} chosen={sheets.indexOf(sheet)} names={names} onChange={setChosen} />
          </span>
        )}
      </header>
      {text === null ? (
        <p className="text-quiet">{t('leaves.nothingText')}</p>
      ) : (
        <OutgoingText text={text} pseudonyms={pseudonymsIn(text)} isOlder={isOlder} />
      )}
    </section>
  )
}

interface SheetChoiceProps {
  sheets: readonly PlannedSheet[]
  chosen: number
  names: ReadonlyMap<string, string>
  onChange: (index: number) => void
}

/** Chooses the sheet whose text is shown. */
function SheetChoice({ sheets, chosen, names, onChange }: SheetChoiceProps) {
  const { t } = useTranslation('resources')
  const audienceText = useAudienceText(names)
  const shared = {
    label: t('leaves.of'),
    value: String(chosen),
    options: sheets.map(({ audience }, index) => ({ value: String(index), label: audienceText(audience) })),
    onChange: (index: string) => onChange(Number(index)),
  }
  return sheets.length <= mostTabs ? <ChoiceField look="segments" {...shared} /> : <SelectField {...shared} />
}
