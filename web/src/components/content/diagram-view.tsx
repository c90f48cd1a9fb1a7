import { drawDiagram, type Diagram } from '@classeur/domain/content'
import { useContext, useMemo } from 'react'
import { ContentLanguage } from './content-language.ts'
import { SceneView } from './scene-view.tsx'

/** Numbers go from left to right in every language. */
const startsLeft = ({ kind }: Diagram) => kind === 'number-line' || kind === 'coordinate-grid'

/** A diagram, drawn from its numbers. `alt` says in words what it shows. */
export function DiagramView({ diagram, alt }: { diagram: Diagram; alt: string }) {
  const language = useContext(ContentLanguage)
  const scene = useMemo(() => drawDiagram(diagram, { language }), [diagram, language])
  return <SceneView scene={scene} alt={alt} startsLeft={startsLeft(diagram)} />
}
