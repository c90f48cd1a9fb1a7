/** Where a scene shows a thing. */
export type ScenePlace = 'ground' | 'table' | 'sky' | 'water' | 'space' | 'person'

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

/** Things that a scene treats alike. */
export interface ConceptGroup {
  place: ScenePlace
  /** The backdrop if the prompt names no place. */
  backdrop: BackdropName
  /** Height relative to other things; a cat is 1, a tree 2. */
  size: number
  /**
   * One thing per line: `icon names | English | French | Arabic`. In each language, the first word is the singular (with
   * its article, if the language has one), the second is the plural, and the others are only recognised.
   */
  entries: string
}
