import { IconArrowNarrowRight, IconLine, IconTypography } from '@tabler/icons-react'
import { maxLabels } from '@classeur/contracts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { newLine, newText } from '../model/place-labels.ts'
import type { LabelSession } from '../model/use-label-session.ts'
import classes from './add-bar.module.css'

const iconSizePx = 17
/** New texts stand below each other while they are where they were added. */
const freePlaces = [5000, 3500, 6500, 2000, 8000]

/** Adds a text, a line or an arrow in the middle of the picture. */
export function AddBar({
  session,
  first,
}: {
  session: LabelSession
  first: RefObject<HTMLButtonElement | null>
}) {
  const { t } = useTranslation('picture-labels')
  const { labels, isFull } = session
  const addText = () => {
    const isTaken = (y: number) =>
      labels.some((label) => label.kind === 'text' && label.at.x === 5000 && label.at.y === y)
    const label = newText(t('newText'), { x: 5000, y: freePlaces.find((y) => !isTaken(y)) ?? 5000 })
    session.add(label)
    session.write(label.id)
  }
  return (
    <div>
      <div className="actions">
        <Button
          ref={first}
          small
          icon={<IconTypography size={iconSizePx} aria-hidden />}
          disabled={isFull}
          onClick={addText}
        >
          {t('add.text')}
        </Button>
        <Button
          small
          icon={<IconArrowNarrowRight size={iconSizePx} aria-hidden />}
          disabled={isFull}
          onClick={() => session.add(newLine('arrow'))}
        >
          {t('add.arrow')}
        </Button>
        <Button
          small
          icon={<IconLine size={iconSizePx} aria-hidden />}
          disabled={isFull}
          onClick={() => session.add(newLine('none'))}
        >
          {t('add.line')}
        </Button>
      </div>
      {isFull && (
        <p role="status" className={classes.note}>
          {t('full', { count: maxLabels })}
        </p>
      )}
    </div>
  )
}
