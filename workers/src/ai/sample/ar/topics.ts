import type { LanguagePack } from '../language-pack.ts'
import { acids } from './topics/acids.ts'
import { algorithms } from './topics/algorithms.ts'
import { ancientEgypt } from './topics/ancient-egypt.ts'
import { area } from './topics/area.ts'
import { atoms } from './topics/atoms.ts'
import { cells } from './topics/cells.ts'
import { climate } from './topics/climate.ts'
import { democracy } from './topics/democracy.ts'
import { digestion } from './topics/digestion.ts'
import { ecosystems } from './topics/ecosystems.ts'
import { electricity } from './topics/electricity.ts'
import { energy } from './topics/energy.ts'
import { equations } from './topics/equations.ts'
import { essay } from './topics/essay.ts'
import { forces } from './topics/forces.ts'
import { fractions } from './topics/fractions.ts'
import { frenchRevolution } from './topics/french-revolution.ts'
import { functions } from './topics/functions.ts'
import { industrialisation } from './topics/industrialisation.ts'
import { integers } from './topics/integers.ts'
import { light } from './topics/light.ts'
import { percentages } from './topics/percentages.ts'
import { photosynthesis } from './topics/photosynthesis.ts'
import { pythagoras } from './topics/pythagoras.ts'
import { reading } from './topics/reading.ts'
import { statistics } from './topics/statistics.ts'
import { tenses } from './topics/tenses.ts'
import { waterCycle } from './topics/water-cycle.ts'
import { worldWarOne } from './topics/world-war-one.ts'
import { worldWarTwo } from './topics/world-war-two.ts'

export const arabicTopics: LanguagePack['topics'] = {
  'world-war-one': worldWarOne,
  'world-war-two': worldWarTwo,
  'french-revolution': frenchRevolution,
  'ancient-egypt': ancientEgypt,
  industrialisation,
  democracy,
  tenses,
  essay,
  reading,
  algorithms,
  photosynthesis,
  cells,
  ecosystems,
  digestion,
  'water-cycle': waterCycle,
  climate,
  fractions,
  equations,
  area,
  percentages,
  statistics,
  functions,
  pythagoras,
  integers,
  electricity,
  forces,
  light,
  energy,
  acids,
  atoms,
}
