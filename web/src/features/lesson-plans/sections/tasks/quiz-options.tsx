import { IconCheck } from '@tabler/icons-react'
import { useContext, useState, type ReactNode } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { valueAt, withValueAt, type Path } from '../../engine/paths.ts'
import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../../model/read-partial.ts'
import { Items } from '../parts/items.tsx'
import { OptionalText } from '../parts/text/optional-text.tsx'
import { PartsForEditing } from '../parts/section-parts.ts'
import { Text } from '../parts/text/text.tsx'
import { Choice } from '../parts/value-tags.tsx'
import classes from './quiz-options.module.css'

const letters = 'ABCDEF'
const checkPx = 14

/** Marks one option as right. The answer of a question is the text of its right option. */
const withRight = (section: unknown, question: Path, right: number) => {
  const options = listOf(valueAt(section, [...question, 'options'])).map((option, index) => ({
    ...fieldsOf(option),
    correct: index === right,
  }))
  const marked = withValueAt(section, [...question, 'options'], options)
  return withValueAt(marked, [...question, 'answer'], fieldsOf(options[right])['text'])
}

interface QuizOptionsProps {
  question: Path
  options: unknown
  /** The objective that the question is about. */
  objective: ReactNode
}

/** The options of a question with the right one marked, and on demand why somebody chooses each. */
export function QuizOptions({ question, options, objective }: QuizOptionsProps) {
  const t = usePlanText()
  const [isOpen, setIsOpen] = useState(false)
  const all = listOf(options).map(fieldsOf)
  const right = all.findIndex(({ correct }) => correct === true)
  const hasReasons = all.some(({ reason, misconception }) => textOf(reason) || numberOf(misconception))
  return (
    <>
      <Items
        list={[...question, 'options']}
        items={options}
        as="ol"
        className={classes.options}
        itemClassName={classes.option}
        add="option"
      >
        {(item, path, index) => {
          const { text, correct, reason, misconception } = fieldsOf(item)
          const isRight = correct === true
          const position = numberOf(misconception)
          return (
            <div className={classes.content} data-right={isRight || undefined}>
              <span className={classes.letter} aria-hidden>
                {letters[index]}
              </span>
              <div className={classes.text}>
                <Text
                  path={[...path, 'text']}
                  value={text}
                  also={(section, typed) =>
                    isRight ? withValueAt(section, [...question, 'answer'], typed) : section
                  }
                />
                {isOpen && (
                  <div className={classes.reason}>
                    {position !== null && (
                      <span className={classes.from}>
                        {t('plan.misconception', { position: formatNumber(position) })}
                      </span>
                    )}
                    <OptionalText value={reason}>
                      <Text path={[...path, 'reason']} value={reason} prompt={t('plan.blank.reason')} />
                    </OptionalText>
                  </div>
                )}
              </div>
              {isRight && (
                <span className={classes.right} data-answer>
                  <IconCheck size={checkPx} stroke={2.4} aria-hidden />
                  <span className="visually-hidden">{t('plan.rightAnswer')}</span>
                </span>
              )}
            </div>
          )
        }}
      </Items>
      {all.length > 0 && (
        <div className={classes.tools}>
          {objective}
          {hasReasons && (
            <button
              type="button"
              className={classes.why}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'plan.hideReasons' : 'plan.showReasons')}
            </button>
          )}
          <Right path={question} right={right} count={all.length} />
        </div>
      )}
    </>
  )
}

/** Where the quiz is edited, chooses the right option. */
function Right({ path, right, count }: { path: Path; right: number; count: number }) {
  const t = usePlanText()
  if (!useContext(PartsForEditing)) return null
  return (
    <Choice
      path={[...path, 'options']}
      value={String(right)}
      label="rightAnswer"
      tone="board"
      options={Array.from({ length: count }, (_, index) => ({
        value: String(index),
        label: t('plan.rightOption', { letter: letters[index] }),
      }))}
      choose={(section, chosen) => withRight(section, path, Number(chosen))}
    />
  )
}
