import { fieldsOf, textOf } from '../../model/read-partial.ts'
import { Items } from '../parts/items.tsx'
import { Text } from '../parts/text/text.tsx'
import classes from './vocabulary-body.module.css'

/** Key words with their meaning. */
export const VocabularyBody = ({ items }: { items: unknown }) => (
  <Items
    list={['items']}
    items={items}
    as="ul"
    className={classes.pairs}
    itemClassName={classes.pair}
    add="term"
  >
    {(item, path) => {
      const { term, meaning } = fieldsOf(item)
      return (
        <>
          <div className={classes.term}>
            <Text path={[...path, 'term']} value={term} />
          </div>
          {textOf(meaning) && (
            <div className={classes.meaning}>
              <Text path={[...path, 'meaning']} value={meaning} />
            </div>
          )}
        </>
      )
    }}
  </Items>
)
