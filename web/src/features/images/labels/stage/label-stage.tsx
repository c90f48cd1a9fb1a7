import type { MediaImage } from '@classeur/contracts'
import { labelParts } from '@classeur/domain/labels'
import { useRef, type CSSProperties, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LabelLayer } from '../../../../components/pictures/label-layer.tsx'
import { endsOf, newText } from '../model/place-labels.ts'
import type { LabelSession } from '../model/use-label-session.ts'
import { LabelEndHandle } from './label-end-handle.tsx'
import { LabelHandle } from './label-handle.tsx'
import classes from './label-stage.module.css'
import { LabelWriting } from './label-writing.tsx'
import { useDrag } from './use-drag.ts'

interface LabelStageProps {
  image: MediaImage
  session: LabelSession
  /** Says a change that can only be seen. */
  announce: (message: string) => void
  onRemove: (id: string) => void
}

/** The picture with its labels, each of which can be moved and written. It is never mirrored. */
export function LabelStage({ image, session, announce, onRemove }: LabelStageProps) {
  const { t } = useTranslation('picture-labels')
  const stage = useRef<HTMLDivElement>(null)
  const { width, height } = image
  const picture = { width, height }
  const { selected, writingId } = session
  const drag = useDrag({ stage, labels: session.labels, picture, onDrop: (label) => session.change(label) })
  const labels = session.labels.map((label) => (label.id === drag.moved?.id ? drag.moved : label))
  const writing = labels.find(({ id }) => id === writingId)

  const addAt = ({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target !== currentTarget || session.isFull) return
    const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect()
    const at = { x: ((clientX - left) / wide) * labelParts, y: ((clientY - top) / high) * labelParts }
    const label = newText(t('newText'), at)
    session.add(label)
    session.write(label.id)
  }

  return (
    <div
      ref={stage}
      className={classes.stage}
      style={{ '--ratio': String(width / height) } as CSSProperties}
      dir="ltr"
      data-stage
      onPointerMove={drag.move}
      onPointerUp={drag.drop}
      onPointerCancel={drag.cancel}
    >
      <img
        className={classes.picture}
        src={image.fileUrl}
        alt={image.altText}
        width={width}
        height={height}
      />
      <LabelLayer labels={labels.filter(({ id }) => id !== writingId)} width={width} height={height} />
      {drag.guide.x !== null && (
        <span className={classes.column} style={{ left: `${drag.guide.x / 100}%` }} />
      )}
      {drag.guide.y !== null && <span className={classes.row} style={{ top: `${drag.guide.y / 100}%` }} />}
      <div
        role="group"
        aria-label={t('labels')}
        className={classes.surface}
        onClick={(event) => event.target === event.currentTarget && session.select(null)}
        onDoubleClick={addAt}
      >
        {labels.map((label) =>
          label.id === writingId ? null : (
            <LabelHandle key={label.id} {...{ label, picture, session, drag, announce, onRemove }} />
          ),
        )}
        {selected &&
          selected.id !== writingId &&
          labels
            .filter(({ id }) => id === selected.id)
            .flatMap((label) =>
              endsOf(label).map((end) => (
                <LabelEndHandle key={end} {...{ label, end, session, drag, announce }} />
              )),
            )}
        {writing?.kind === 'text' && (
          <LabelWriting key={writing.id} {...{ label: writing, picture, session, onRemove }} />
        )}
      </div>
    </div>
  )
}
