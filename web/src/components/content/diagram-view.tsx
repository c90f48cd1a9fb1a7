import { drawDiagram, type Diagram } from '@classeur/domain/content'
import { useContext, useMemo } from 'react'
import { ContentLanguage } from './content-language.ts'
import { SceneView } from './scene-view.tsx'

/** Numbers go from left to right in every language. */
const startsLeft = ({ kind }: Diagram) => kind === 'number-line' || kind === 'coordinate-grid'

interface DiagramViewProps {
  diagram: Diagram
  /** Says in words what it shows. */
  alt: string
  /** Draws it for so many pixels of room, and shrinks it where there is less; otherwise it scrolls in its own box. */
  widest?: number | undefined
  fits?: boolean
}

/** A diagram, drawn from its numbers. */
export function DiagramView({ diagram, alt, widest, fits = false }: DiagramViewProps) {
  const language = useContext(ContentLanguage)
  const scene = useMemo(
    () => drawDiagram(diagram, { language, ...(widest !== undefined && { widest }) }),
    [diagram, language, widest],
  )
  return <SceneView scene={scene} alt={alt} startsLeft={startsLeft(diagram)} fits={fits} />
}
