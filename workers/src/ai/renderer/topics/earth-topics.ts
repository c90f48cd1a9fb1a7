import { drawVolcano } from './volcano.ts'
import { drawPyramids } from './pyramids.ts'
import { drawEarthLayers } from './earth-layers.ts'
import { drawDayNight } from './day-and-night.ts'
import { drawCircuit } from './circuit.ts'
import { drawStates } from './states-of-matter.ts'
import { drawCell } from './cell.ts'
import type { Topic } from './topic.ts'

export const earthTopics: readonly Topic[] = [
  {
    words: 'volcan بركان براكين',
    isWeak: true,
    title: {
      en: 'a volcano cut open: a magma chamber, a vent, layers, lava and smoke',
      fr: 'un volcan en coupe : chambre magmatique, cheminée, couches, lave et fumée',
      ar: 'بركان في مقطع: حجرة الصهارة والمدخنة والطبقات والحمم والدخان',
    },
    draw: drawVolcano,
  },
  {
    words: 'pyramids egypt pharao pyramides pyramide$+desert اهرام مصر فراعنه فرعون',
    title: {
      en: 'three pyramids in the desert with camels, palm trees and a jar',
      fr: 'trois pyramides dans le désert, avec des chameaux, des palmiers et une amphore',
      ar: 'ثلاثة أهرامات في الصحراء مع جمال ونخيل وجرة',
    },
    draw: drawPyramids,
  },
  {
    words: 'layers+earth earth+structure inside+earth couches+terre structure+terre طبقات+ارض',
    title: {
      en: 'the Earth cut open: crust, mantle, outer core and inner core',
      fr: 'la Terre en coupe : croûte, manteau, noyau externe et noyau interne',
      ar: 'الأرض في مقطع: القشرة والوشاح واللب الخارجي واللب الداخلي',
    },
    draw: drawEarthLayers,
  },
  {
    words: 'day+night jour+nuit ليل+نهار',
    title: {
      en: 'day and night: the sun shines on one half of the Earth, the other half is dark',
      fr: 'le jour et la nuit : le soleil éclaire une moitié de la Terre, l’autre est dans l’ombre',
      ar: 'الليل والنهار: الشمس تضيء نصف الأرض والنصف الآخر مظلم',
    },
    draw: drawDayNight,
  },
  {
    words: 'circuit دائره+كهربائيه داره+كهربائيه',
    title: {
      en: 'an electric circuit with a battery, a light bulb and a closed switch',
      fr: 'un circuit électrique avec une pile, une ampoule et un interrupteur fermé',
      ar: 'دائرة كهربائية ببطارية ومصباح ومفتاح مغلق',
    },
    draw: drawCircuit,
  },
  {
    words: 'states+matter solid+liquid etats+matiere solide+liquide حالات+ماده صلب+سائل',
    title: {
      en: 'the particles of a solid, a liquid and a gas in three boxes',
      fr: 'les particules d’un solide, d’un liquide et d’un gaz dans trois boîtes',
      ar: 'جسيمات مادة صلبة وسائلة وغازية في ثلاثة صناديق',
    },
    draw: drawStates,
  },
  {
    words: 'cell$ cells$ cellule خليه خلايا',
    title: {
      en: 'a cell with a membrane, a nucleus and organelles',
      fr: 'une cellule avec sa membrane, son noyau et des organites',
      ar: 'خلية بغشاء ونواة وعضيات',
    },
    draw: drawCell,
  },
]
