import { bench } from '@classeur/local/bench'
import { compareGrids } from './grids/compare-grids.ts'

const { GRID_ROUNDS: rounds = '5', GRID_SIZES: sizes } = process.env

/**
 * P15: the mark sheet beside six data grids. For a first look, `GRID_ROUNDS=1` sets the number of rounds, and
 * `GRID_SIZES=small` leaves out 200 × 60.
 */
await bench((environment) =>
  compareGrids(environment, { rounds: Number(rounds), isShort: sizes === 'small' }),
)
