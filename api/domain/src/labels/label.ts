/** Positions are whole ten-thousandths of the picture's width and height, from its left and top edge. */
export const labelParts = 10_000

export interface LabelPoint {
  x: number
  y: number
}

export type LabelColour = 'ink' | 'white' | 'red' | 'blue' | 'green'
export type LineEnd = 'none' | 'dot' | 'arrow'
export interface TextToDraw {
  kind: 'text'
  id: string
  colour: LabelColour
  text: string
  /** The middle of the text. */
  at: LabelPoint
  size: 'small' | 'medium' | 'large'
  plate: boolean
  leader: { to: LabelPoint; end: LineEnd } | null
}

export interface LineToDraw {
  kind: 'line'
  id: string
  colour: LabelColour
  from: LabelPoint
  to: LabelPoint
  end: LineEnd
}

/** One label of a picture: what `PictureLabel` of the contracts contains. */
export type LabelToDraw = TextToDraw | LineToDraw

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** Labels are part of the picture, so their colours are the same in every theme and on paper. */
export const labelColours: Readonly<Record<LabelColour, string>> = {
  ink: '#1c2321',
  white: '#ffffff',
  red: '#b3261e',
  blue: '#22559c',
  green: '#1d5c4a',
}

/** The colour of a label's plate and edges, against which its own colour can be read. */
export const groundOf = (colour: LabelColour): string => labelColours[colour === 'white' ? 'ink' : 'white']
