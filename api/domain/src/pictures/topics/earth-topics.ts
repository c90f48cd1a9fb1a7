import type { PictureTopic } from './picture-topic.ts'

/** Topics about the Earth and the sky. */
export const earthTopics = {
  'water-cycle': {
    words: 'water+cycle cycle+eau دوره+ماء دوره+مياه',
    title: {
      en: 'the water cycle: the sun over the sea, arrows rise to a cloud, a rain cloud over mountains, a river back to the sea',
      fr: 'le cycle de l’eau : le soleil au-dessus de la mer, des flèches montent vers un nuage, un nuage de pluie sur les montagnes, une rivière retourne à la mer',
      ar: 'دورة الماء: الشمس فوق البحر، أسهم تصعد إلى سحابة، سحابة ممطرة فوق الجبال، ونهر يعود إلى البحر',
    },
    labels: ['sun', 'evaporation', 'condensation', 'precipitation', 'runoff', 'sea'],
  },
  'solar-system': {
    words: 'solar+system systeme+solaire مجموعه+شمسيه نظام+شمسي',
    title: {
      en: 'the solar system: the sun and eight planets on their orbits, not to scale',
      fr: 'le système solaire : le soleil et huit planètes sur leurs orbites, sans échelle',
      ar: 'المجموعة الشمسية: الشمس وثمانية كواكب في مداراتها دون مقياس',
    },
    labels: ['sun', 'mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'],
  },
  seasons: {
    words: 'season saisons فصول',
    title: {
      en: 'the four seasons: the same tree in spring, summer, autumn and winter',
      fr: 'les quatre saisons : le même arbre au printemps, en été, en automne et en hiver',
      ar: 'الفصول الأربعة: الشجرة نفسها في الربيع والصيف والخريف والشتاء',
    },
    labels: ['spring', 'summer', 'autumn', 'winter'],
  },
  volcano: {
    words: 'volcan بركان براكين',
    isWeak: true,
    title: {
      en: 'a volcano cut open: a magma chamber, a vent, layers, lava and smoke',
      fr: 'un volcan en coupe : chambre magmatique, cheminée, couches, lave et fumée',
      ar: 'بركان في مقطع: حجرة الصهارة والمدخنة والطبقات والحمم والدخان',
    },
    labels: ['ashCloud', 'crater', 'lava', 'vent', 'sideVent', 'rockLayers', 'magmaChamber'],
  },
  pyramids: {
    words: 'pyramids egypt pharao pyramides pyramide$+desert اهرام مصر$ مصري فراعنه فرعون',
    also: 'ancient antique old قديم',
    title: {
      en: 'three pyramids in the desert with camels, palm trees and a jar',
      fr: 'trois pyramides dans le désert, avec des chameaux, des palmiers et une amphore',
      ar: 'ثلاثة أهرامات في الصحراء مع جمال ونخيل وجرة',
    },
  },
  'earth-layers': {
    words:
      'earth+cut terre+coupe ارض+مقطع layers+earth earth+structure inside+earth couches+terre structure+terre طبقات+ارض',
    title: {
      en: 'the Earth cut open: crust, mantle, outer core and inner core',
      fr: 'la Terre en coupe : croûte, manteau, noyau externe et noyau interne',
      ar: 'الأرض في مقطع: القشرة والوشاح واللب الخارجي واللب الداخلي',
    },
    labels: ['crust', 'mantle', 'outerCore', 'innerCore'],
  },
  'day-and-night': {
    words: 'day+night jour+nuit ليل+نهار',
    title: {
      en: 'day and night: the sun shines on one half of the Earth, the other half is dark',
      fr: 'le jour et la nuit : le soleil éclaire une moitié de la Terre, l’autre est dans l’ombre',
      ar: 'الليل والنهار: الشمس تضيء نصف الأرض والنصف الآخر مظلم',
    },
    labels: ['sun', 'day', 'night', 'axis'],
  },
  'moon-phases': {
    words: 'moon+phase phases+lune اطوار+قمر مراحل+قمر',
    title: {
      en: 'the eight phases of the moon, in a circle with arrows',
      fr: 'les huit phases de la lune, en cercle avec des flèches',
      ar: 'أطوار القمر الثمانية في دائرة بأسهم',
    },
    labels: [
      'newMoon',
      'waxingCrescent',
      'firstQuarter',
      'waxingGibbous',
      'fullMoon',
      'waningGibbous',
      'lastQuarter',
      'waningCrescent',
    ],
  },
  weather: {
    words:
      'kinds+weather types+weather weather+chart weather+symbol meteo temps+meteo temps+fait طقس احوال+جو',
    title: {
      en: 'kinds of weather: sun, sun and cloud, rain, thunderstorm, snow, wind, each in a frame',
      fr: 'le temps qu’il fait : soleil, éclaircie, pluie, orage, neige, vent, chacun dans son cadre',
      ar: 'أحوال الطقس: شمس، شمس وغيوم، مطر، عاصفة رعدية، ثلج، ريح، كل منها في إطار',
    },
    labels: ['sunny', 'partlyCloudy', 'rain', 'storm', 'snow', 'wind'],
  },
  'rock-cycle': {
    words: 'rock+cycle cycle+roche دوره+صخور دوره+صخر',
    title: { en: 'the rock cycle', fr: 'le cycle des roches', ar: 'دورة الصخور' },
    labels: [
      'magma',
      'igneous',
      'sediment',
      'sedimentary',
      'metamorphic',
      'cooling',
      'weathering',
      'compaction',
      'heatAndPressure',
      'melting',
    ],
  },
  'carbon-cycle': {
    words: 'carbon+cycle cycle+carbone دوره+كربون',
    title: { en: 'the carbon cycle', fr: 'le cycle du carbone', ar: 'دورة الكربون' },
    labels: ['carbonDioxide', 'photosynthesis', 'respiration', 'combustion', 'decomposition', 'fossilFuels'],
  },
  'compass-rose': {
    words:
      'compass+rose rose+vents points+compass cardinal+point cardinal+direction points+cardinaux اتجاهات+اصلي جهات+اربع ورده+رياح ورده+اتجاهات',
    title: { en: 'a compass rose', fr: 'une rose des vents', ar: 'وردة الاتجاهات' },
    labels: ['north', 'east', 'south', 'west'],
  },
  'solar-eclipse': {
    words: 'solar+eclipse eclipse+sun eclipse+sol كسوف',
    title: {
      en: 'a solar eclipse: the Moon between the Sun and the Earth, not to scale',
      fr: 'une éclipse de soleil : la Lune entre le Soleil et la Terre, sans échelle',
      ar: 'كسوف الشمس: القمر بين الشمس والأرض دون مقياس',
    },
    labels: ['sun', 'moon', 'earth', 'umbra', 'penumbra'],
  },
  'lunar-eclipse': {
    words: 'lunar+eclipse eclipse+moon eclipse+lun خسوف',
    title: {
      en: 'a lunar eclipse: the Moon in the shadow of the Earth, not to scale',
      fr: 'une éclipse de lune : la Lune dans l’ombre de la Terre, sans échelle',
      ar: 'خسوف القمر: القمر في ظل الأرض دون مقياس',
    },
    labels: ['sun', 'earth', 'moon', 'umbra', 'penumbra'],
  },
} as const satisfies Record<string, PictureTopic>
