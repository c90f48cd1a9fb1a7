import { Blocks } from '../parts/blocks.tsx'
import classes from './board-body.module.css'

/** The board as it looks at the end of the lesson. */
export const BoardBody = ({ blocks }: { blocks: unknown }) => (
  <div className={classes.board}>
    <Blocks path={['blocks']} blocks={blocks} />
  </div>
)
