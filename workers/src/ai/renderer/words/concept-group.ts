/** Where a thing is found in a scene. */
export type Place = 'ground' | 'table' | 'sky' | 'water' | 'space' | 'person'

export type BackdropName =
  | 'meadow'
  | 'farm'
  | 'forest'
  | 'savanna'
  | 'desert'
  | 'snow'
  | 'mountains'
  | 'city'
  | 'road'
  | 'field'
  | 'sea'
  | 'underwater'
  | 'sky'
  | 'space'
  | 'classroom'
  | 'kitchen'
  | 'room'
  | 'plain'

/** Things that are alike in a scene. */
export interface ConceptGroup {
  place: Place
  /** What they stand in front of when the words name no place. */
  backdrop: BackdropName
  /** Height beside other things; a cat is 1, a tree 2. */
  size: number
  /**
   * One thing a line: `icon names | English | French | Arabic`. The first word of a language names one of it (with
   * its article, where the language has one), the second names several, the others are only recognised.
   */
  entries: string
}
