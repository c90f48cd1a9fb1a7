import type { LessonPicture } from '@classeur/contracts'
import { createContext, useContext } from 'react'
import { LabelledImage } from '../../../../components/pictures/labelled-image.tsx'
import classes from './phase-picture.module.css'
import { PartsForEditing } from './section-parts.ts'

/** The pictures of the plan's phases. */
export const PlanPictures = createContext<readonly LessonPicture[]>([])

interface PhasePictureProps {
  /** Position of the phase, from 0. */
  phase: number
  title: string
  imageId: string | null
}

/** The picture of a phase, if it still exists. */
export function PhasePicture(props: PhasePictureProps) {
  const parts = useContext(PartsForEditing)
  const picture = useContext(PlanPictures).find(({ imageId }) => imageId === props.imageId)
  return (
    <>
      {picture && (
        <div className={classes.place}>
          <LabelledImage
            className={classes.picture}
            src={picture.url}
            alt={picture.altText}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            labels={picture.labels}
          />
        </div>
      )}
      {parts && <parts.PhasePicture {...props} />}
    </>
  )
}
