import type { ItemContent, ResourceItem } from '@classeur/contracts'
import type { z } from 'zod'
import { ItemFigureView } from '../../../../components/content/item-figure-view.tsx'
import { RichTextView } from '../../../../components/content/rich-text-view.tsx'
import { useOptionLetter } from './answer-view.tsx'
import classes from './item-content.module.css'
import { ItemPicture } from './item-picture.tsx'

interface ItemContentViewProps {
  content: z.infer<typeof ItemContent> & Pick<ResourceItem, 'imageId'>
  /** Shows the worked steps below the task, on the sheets that teach a method. */
  withSteps?: boolean
  /** Names a picture that can't be shown, so that versions can be compared. */
  namesPicture?: boolean
}

/** A task as it prints: the prompt, the picture, the figure, the options and the lines to write on. */
export function ItemContentView({ content, withSteps = false, namesPicture = false }: ItemContentViewProps) {
  const { prompt, imageId, figure, answer, lines, steps } = content
  const letterOf = useOptionLetter()
  return (
    <div className={classes.content}>
      <p className={classes.prompt}>
        <RichTextView value={prompt} />
      </p>
      {imageId && <ItemPicture imageId={imageId} named={namesPicture} />}
      {figure && (
        <div className={classes.figure} data-kind={figure.kind}>
          <ItemFigureView figure={figure} />
        </div>
      )}
      {answer.kind === 'choice' && (
        <ol className={classes.options}>
          {answer.options.map((option, index) => (
            <li key={index} className={classes.option}>
              <span className={classes.letter}>{letterOf(index)}</span>
              <span>
                <RichTextView value={option.content} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {withSteps && steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map((step, index) => (
            <li key={index}>
              <RichTextView value={step} />
            </li>
          ))}
        </ol>
      )}
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classes.line} aria-hidden />
      ))}
    </div>
  )
}
