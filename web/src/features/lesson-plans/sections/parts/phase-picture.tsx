import type { LessonPicture } from '@classeur/contracts'
import { createContext, useContext } from 'react'
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
        <img
          className={classes.picture}
          src={picture.url}
          alt={picture.altText}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      {parts && <parts.PhasePicture {...props} />}
    </>
  )
}
