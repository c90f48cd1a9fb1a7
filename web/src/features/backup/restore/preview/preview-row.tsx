import { ClassColour, type RestorePreviewClass } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ClassDot } from '../../../../components/classes/class-dot.tsx'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { CountCells } from './count-cells.tsx'
import classes from './preview-row.module.css'

interface PreviewRowProps {
  one: RestorePreviewClass
  mayChoose: boolean
  isChosen: boolean
  onToggle: () => void
}

const colourOf = (colour: string): ClassColour => ClassColour.options.find((one) => one === colour) ?? 'board'

/** A class of the backup. */
export function PreviewRow({ one, mayChoose, isChosen, onToggle }: PreviewRowProps) {
  const { t } = useTranslation('backup')
  return (
    <tr className={classes.row} data-chosen={isChosen || undefined}>
      <th scope="row">
        <label className={classes.label}>
          <input type="checkbox" checked={isChosen} disabled={!mayChoose} onChange={onToggle} />
          <ClassDot colour={colourOf(one.colour)} />
          <span className={classes.name}>
            <bdi>{one.name}</bdi>
            {one.here !== 'present' && <Tag tone="sun">{t(`preview.here.${one.here}`)}</Tag>}
          </span>
        </label>
      </th>
      <CountCells counts={one.counts} />
    </tr>
  )
}
