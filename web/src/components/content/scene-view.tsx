import type { Scene, Shape, Tone } from '@classeur/domain/content'
import classes from './scene-view.module.css'

/** The colours of a drawing in the theme of the screen. */
const colours: Record<Tone, string> = {
  ink: 'var(--ink)',
  soft: 'var(--ink-2)',
  line: 'var(--line)',
  board: 'var(--board)',
  shade: 'color-mix(in srgb, var(--board) 38%, var(--card))',
  tint: 'var(--board-tint)',
  sky: 'var(--sky-ink)',
  pen: 'var(--pen-ink)',
  sun: 'var(--sun-ink)',
  paper: 'var(--card)',
}
const colour = (tone: Tone | null) => (tone === null ? 'none' : colours[tone])

function strokeOf({ stroke, strokeWidth, dash }: { stroke: Tone; strokeWidth: number; dash: string }) {
  return {
    stroke: colour(stroke),
    strokeWidth,
    strokeDasharray: dash || undefined,
    strokeLinecap: 'round',
  } as const
}

function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'line':
      return <line x1={shape.x1} y1={shape.y1} x2={shape.x2} y2={shape.y2} style={strokeOf(shape)} />
    case 'rect': {
      const { x, y, width, height, radius, fill } = shape
      return (
        <rect {...{ x, y, width, height }} rx={radius} style={{ ...strokeOf(shape), fill: colour(fill) }} />
      )
    }
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} style={{ fill: colour(shape.fill) }} />
    case 'path':
      return <path d={shape.d} style={{ ...strokeOf(shape), fill: colour(shape.fill) }} />
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          textAnchor={shape.anchor}
          fontSize={shape.size}
          fontWeight={shape.isBold ? 600 : 400}
          className={shape.hasHalo ? classes.halo : undefined}
          style={{ fill: colour(shape.fill) }}
        >
          {shape.text}
        </text>
      )
  }
}

/** How far a drawing shrinks before its box scrolls instead: smaller labels couldn't be read. */
const smallestShare = 0.7

interface SceneViewProps {
  scene: Scene
  /** Says in words what the drawing shows. */
  alt: string
  /** Whether a scrolling box shows the left end first in every language, because numbers go from left to right. */
  startsLeft: boolean
  /** Whether the drawing always shrinks to the room that there is, as on a printed sheet, instead of scrolling. */
  fits?: boolean
}

/** A drawing in the theme of the screen. */
export function SceneView({
  scene: { width, height, shapes },
  alt,
  startsLeft,
  fits = false,
}: SceneViewProps) {
  const drawing = (
    <svg
      role="img"
      // Labels carry their own direction; what is at the start or end of the drawing is already decided.
      direction="ltr"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      className={classes.drawing}
      style={{ maxInlineSize: width, minInlineSize: fits ? undefined : width * smallestShare }}
    >
      {shapes.map((shape, index) => (
        <ShapeView key={index} shape={shape} />
      ))}
    </svg>
  )
  if (fits) return drawing
  return (
    <div
      className={classes.scroll}
      tabIndex={0}
      role="group"
      aria-label={alt}
      dir={startsLeft ? 'ltr' : undefined}
    >
      {drawing}
    </div>
  )
}
