import { BloomLevel, type LessonSectionKey } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import { pathKey, type Path } from '../engine/paths.ts'
import { textsIn } from '../model/texts-in.ts'
import classes from './compared.module.css'
import { ComparedPhases } from './compared-phases.tsx'
import { PartsForEditing, SectionKey } from './parts/section-parts.ts'
import { SectionBody } from './section-body.tsx'

/** Two versions of a section in one; see `compareValues`. */
interface ComparedProps {
  sectionKey: LessonSectionKey
  comparison: {
    value: unknown
    parts: readonly { path: Path; before: unknown; after: unknown }[]
  }
}

/** Numbers and choices that have a name of their own. */
const named = [
  'minutes',
  'minute',
  'quizMinutes',
  'answerLines',
  'bloomLevel',
  'correct',
  'hidden',
  'objective',
  'imageId',
]

/** A section with both versions of its texts, and below it the numbers and choices that changed. */
export function Compared({ sectionKey, comparison }: ComparedProps) {
  const { t } = useTranslation(['lesson-edit', 'lesson-plans'])
  const { value, parts } = comparison
  const show = (part: unknown): string => {
    if (typeof part === 'number') return formatNumber(part)
    if (typeof part === 'boolean') return t(part ? 'diff.yes' : 'diff.no')
    const level = BloomLevel.safeParse(part)
    if (level.success) return t(`lesson-plans:bloom.${level.data}`)
    return part === null || part === undefined ? t('diff.none') : textsIn(part).join(', ')
  }
  const nameOf = (path: Path) => {
    const field = String(path.at(-1))
    const position = path.find((step) => typeof step === 'number')
    const name = t(named.includes(field) ? `diff.part.${field}` : 'diff.part.other')
    return position === undefined
      ? name
      : t('diff.numbered', { name, position: formatNumber(Number(position) + 1) })
  }
  return (
    <PartsForEditing value={null}>
      <SectionKey value={sectionKey}>
        {sectionKey === 'phases' ? (
          <div className={classes.phases}>
            <ComparedPhases value={value} parts={parts} />
          </div>
        ) : (
          <SectionBody sectionKey={sectionKey} value={value} />
        )}
        {parts.length > 0 && (
          <ul className={classes.parts}>
            {parts.map(({ path, before, after }) => (
              <li key={pathKey(path)}>
                {nameOf(path)} <del>{show(before)}</del> <ins>{show(after)}</ins>
              </li>
            ))}
          </ul>
        )}
      </SectionKey>
    </PartsForEditing>
  )
}
