import { LessonSection, lessonSectionKeys } from '@classeur/contracts'
import type { LessonPlanDocument } from '@classeur/database'

const position = ({ key }: LessonSection) => lessonSectionKeys.indexOf(key)

/** A stored section; what older versions didn't store gets the schema's defaults. */
export const storedSection = (section: LessonSection): LessonSection => LessonSection.parse(section)

/** The sections of a plan in the order of display. A frame's are stored in the order in which they were filled in. */
export const storedSections = ({ sections }: Pick<LessonPlanDocument, 'sections'>): LessonSection[] =>
  sections.map(storedSection).sort((a, b) => position(a) - position(b))
