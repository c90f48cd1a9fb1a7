import { formatNumber } from '../../../../i18n/format.ts'
import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf } from '../../model/read-partial.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Items } from '../parts/items.tsx'
import { Labelled } from '../parts/labelled.tsx'
import { Lines } from '../parts/text/lines.tsx'
import { Text } from '../parts/text/text.tsx'
import classes from './examples-body.module.css'
import { FadedExample } from './faded-example.tsx'

/** Worked examples step by step, and one whose gaps the students fill. */
export function ExamplesBody({ worked, faded }: { worked: unknown; faded: unknown }) {
  const t = usePlanText()
  return (
    <>
      <Items
        list={['worked']}
        items={worked}
        className={classes.examples}
        itemClassName={classes.example}
        add="example"
      >
        {(item, path, index) => {
          const { title, problem, steps, answer, blocks } = fieldsOf(item)
          return (
            <>
              <h3 className={classes.title}>
                <span className="text-nowrap">
                  {t('plan.example', { position: formatNumber(index + 1) })} ·
                </span>{' '}
                <Text path={[...path, 'title']} value={title} inline />
              </h3>
              <div className={classes.problem}>
                <Text path={[...path, 'problem']} value={problem} prompt={t('plan.blank.problem')} />
              </div>
              <Lines path={[...path, 'steps']} items={steps} add="step" ordered />
              <Blocks path={[...path, 'blocks']} blocks={blocks} />
              <Labelled label={t('plan.answer')}>
                <div className={classes.answer}>
                  <Text path={[...path, 'answer']} value={answer} />
                </div>
              </Labelled>
            </>
          )
        }}
      </Items>
      <FadedExample value={faded} />
    </>
  )
}
