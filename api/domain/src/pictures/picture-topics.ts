import type { Language } from '../text/language.ts'

interface PictureTopic {
  /** Word prefixes in folded letters; `a+b` requires both, `a$` the whole word. */
  words: string
  /** Prefixes of further words that the picture covers. */
  also?: string
  /** Names everything that the picture shows; also its alternative text. */
  title: Record<Language, string>
  /** True if the topic matches only a prompt with at most one thing to draw: "a volcano", not "a volcano behind a house". */
  isWeak?: boolean
}

/** The school topics that the built-in renderer can draw. */
export const pictureTopics = {
  'water-cycle': {
    words: 'water+cycle cycle+eau دوره+ماء دوره+مياه',
    title: {
      en: 'the water cycle: the sun over the sea, arrows rise to a cloud, a rain cloud over mountains, a river back to the sea',
      fr: 'le cycle de l’eau : le soleil au-dessus de la mer, des flèches montent vers un nuage, un nuage de pluie sur les montagnes, une rivière retourne à la mer',
      ar: 'دورة الماء: الشمس فوق البحر، أسهم تصعد إلى سحابة، سحابة ممطرة فوق الجبال، ونهر يعود إلى البحر',
    },
  },
  'solar-system': {
    words: 'solar+system systeme+solaire مجموعه+شمسيه نظام+شمسي',
    title: {
      en: 'the solar system: the sun and eight planets on their orbits, not to scale',
      fr: 'le système solaire : le soleil et huit planètes sur leurs orbites, sans échelle',
      ar: 'المجموعة الشمسية: الشمس وثمانية كواكب في مداراتها دون مقياس',
    },
  },
  photosynthesis: {
    words: 'photosynth تمثيل+ضوئي تركيب+ضوئي بناء+ضوئي',
    title: {
      en: 'photosynthesis: a plant with roots, arrows for sunlight to the leaves, water to the roots, one gas in and another out',
      fr: 'la photosynthèse : une plante avec ses racines, des flèches pour la lumière, l’eau vers les racines, un gaz qui entre et un autre qui sort',
      ar: 'التركيب الضوئي: نبتة بجذورها، وأسهم لضوء الشمس نحو الأوراق، والماء نحو الجذور، وغاز يدخل وآخر يخرج',
    },
  },
  'healthy-plate': {
    words:
      'healthy+plate healthy+food healthy+eat balanced+meal balanced+diet food+plate assiette+equilibr repas+equilibr alimentation+equilibr طبق+صحي غذاء+صحي غذاء+متوازن وجبه+متوازن',
    title: {
      en: 'a healthy plate in four parts: cereals, proteins, fruit, vegetables, with a glass of milk',
      fr: 'une assiette équilibrée en quatre parts : céréales, protéines, fruits, légumes, avec un verre de lait',
      ar: 'طبق صحي من أربعة أجزاء: حبوب وبروتينات وفواكه وخضروات، مع كوب حليب',
    },
  },
  seasons: {
    words: 'season saisons فصول',
    title: {
      en: 'the four seasons: the same tree in spring, summer, autumn and winter',
      fr: 'les quatre saisons : le même arbre au printemps, en été, en automne et en hiver',
      ar: 'الفصول الأربعة: الشجرة نفسها في الربيع والصيف والخريف والشتاء',
    },
  },
  volcano: {
    words: 'volcan بركان براكين',
    isWeak: true,
    title: {
      en: 'a volcano cut open: a magma chamber, a vent, layers, lava and smoke',
      fr: 'un volcan en coupe : chambre magmatique, cheminée, couches, lave et fumée',
      ar: 'بركان في مقطع: حجرة الصهارة والمدخنة والطبقات والحمم والدخان',
    },
  },
  pyramids: {
    words: 'pyramids egypt pharao pyramides pyramide$+desert اهرام مصر فراعنه فرعون',
    also: 'ancient antique old قديم',
    title: {
      en: 'three pyramids in the desert with camels, palm trees and a jar',
      fr: 'trois pyramides dans le désert, avec des chameaux, des palmiers et une amphore',
      ar: 'ثلاثة أهرامات في الصحراء مع جمال ونخيل وجرة',
    },
  },
  'earth-layers': {
    words: 'layers+earth earth+structure inside+earth couches+terre structure+terre طبقات+ارض',
    title: {
      en: 'the Earth cut open: crust, mantle, outer core and inner core',
      fr: 'la Terre en coupe : croûte, manteau, noyau externe et noyau interne',
      ar: 'الأرض في مقطع: القشرة والوشاح واللب الخارجي واللب الداخلي',
    },
  },
  'day-and-night': {
    words: 'day+night jour+nuit ليل+نهار',
    title: {
      en: 'day and night: the sun shines on one half of the Earth, the other half is dark',
      fr: 'le jour et la nuit : le soleil éclaire une moitié de la Terre, l’autre est dans l’ombre',
      ar: 'الليل والنهار: الشمس تضيء نصف الأرض والنصف الآخر مظلم',
    },
  },
  circuit: {
    words: 'circuit دائره+كهربائيه داره+كهربائيه',
    title: {
      en: 'an electric circuit with a battery, a light bulb and a closed switch',
      fr: 'un circuit électrique avec une pile, une ampoule et un interrupteur fermé',
      ar: 'دائرة كهربائية ببطارية ومصباح ومفتاح مغلق',
    },
  },
  'states-of-matter': {
    words: 'states+matter solid+liquid etats+matiere solide+liquide حالات+ماده صلب+سائل',
    title: {
      en: 'the particles of a solid, a liquid and a gas in three boxes',
      fr: 'les particules d’un solide, d’un liquide et d’un gaz dans trois boîtes',
      ar: 'جسيمات مادة صلبة وسائلة وغازية في ثلاثة صناديق',
    },
  },
  cell: {
    words: 'cell$ cells$ cellule خليه خلايا',
    also: 'animal حيوان',
    title: {
      en: 'a cell with a membrane, a nucleus and organelles',
      fr: 'une cellule avec sa membrane, son noyau et des organites',
      ar: 'خلية بغشاء ونواة وعضيات',
    },
  },
  'butterfly-cycle': {
    words: 'butterfly+cycle papillon+cycle cycle+papillon metamorphos دوره+فراش حياه+فراش',
    title: {
      en: 'the life cycle of a butterfly: eggs on a leaf, caterpillar, chrysalis, butterfly, in a circle with arrows',
      fr: 'le cycle de vie du papillon : œufs sur une feuille, chenille, chrysalide, papillon, en cercle avec des flèches',
      ar: 'دورة حياة الفراشة: بيض على ورقة، يرقة، شرنقة، فراشة، في دائرة بأسهم',
    },
  },
  'frog-cycle': {
    words: 'frog+cycle grenouille+cycle دوره+ضفدع حياه+ضفدع tadpole tetard',
    title: {
      en: 'the life cycle of a frog: eggs, tadpole, frog, in a circle with arrows',
      fr: 'le cycle de vie de la grenouille : œufs, têtard, grenouille, en cercle avec des flèches',
      ar: 'دورة حياة الضفدع: بيض، شرغوف، ضفدع، في دائرة بأسهم',
    },
  },
  'plant-cycle': {
    words:
      'plant+cycle flower+cycle plante+cycle fleur+cycle seed+grow germinat دوره+نبات دوره+نبته نمو+نبات انبات',
    title: {
      en: 'the life cycle of a plant: seeds, seedling, young plant, flower, in a circle with arrows',
      fr: 'le cycle de vie d’une plante : graines, pousse, jeune plante, fleur, en cercle avec des flèches',
      ar: 'دورة حياة النبات: بذور، شتلة، نبتة، زهرة، في دائرة بأسهم',
    },
  },
  'hen-cycle': {
    words: 'chicken+cycle hen+cycle poule+cycle poussin+cycle دوره+دجاج',
    title: {
      en: 'the life cycle of a hen: egg, hatching chick, chick, hen, in a circle with arrows',
      fr: 'le cycle de vie de la poule : œuf, éclosion, poussin, poule, en cercle avec des flèches',
      ar: 'دورة حياة الدجاجة: بيضة، فقس، كتكوت، دجاجة، في دائرة بأسهم',
    },
  },
  'moon-phases': {
    words: 'moon+phase phases+lune اطوار+قمر مراحل+قمر',
    title: {
      en: 'the eight phases of the moon, in a circle with arrows',
      fr: 'les huit phases de la lune, en cercle avec des flèches',
      ar: 'أطوار القمر الثمانية في دائرة بأسهم',
    },
  },
  'five-senses': {
    words: 'five+senses 5+senses senses$ cinq+sens 5+sens sens$ حواس',
    title: {
      en: 'the five senses: a child in the middle; an eye, an ear, a nose, a tongue and a hand around',
      fr: 'les cinq sens : un enfant au centre ; autour un œil, une oreille, un nez, une langue et une main',
      ar: 'الحواس الخمس: طفل في الوسط، وحوله عين وأذن وأنف ولسان ويد',
    },
  },
  'food-chain': {
    words: 'food+chain chaine+alimentaire سلسله+غذائيه',
    title: {
      en: 'a food chain: plant, grasshopper, frog, snake, eagle, in a row with arrows',
      fr: 'une chaîne alimentaire : plante, criquet, grenouille, serpent, aigle, reliés par des flèches',
      ar: 'سلسلة غذائية: نبات، جرادة، ضفدع، ثعبان، نسر، بأسهم',
    },
  },
  'human-life': {
    words: 'human+cycle human+growth life+stages ages+vie مراحل+حياه+انسان مراحل+عمر',
    title: {
      en: 'stages of human life: baby, child, adult, older person, in a row with arrows',
      fr: 'les âges de la vie : bébé, enfant, adulte, personne âgée, reliés par des flèches',
      ar: 'مراحل عمر الإنسان: رضيع، طفل، بالغ، مسن، بأسهم',
    },
  },
  'scientific-method': {
    words: 'scientific+method demarche+scientifique methode+scientifique منهج+علمي طريقه+علميه',
    title: {
      en: 'the scientific method: a question, notes, an experiment, a closer look, an idea, in a row with arrows',
      fr: 'la démarche scientifique : une question, des notes, une expérience, une observation, une idée, reliées par des flèches',
      ar: 'المنهج العلمي: سؤال، ملاحظات، تجربة، فحص، فكرة، بأسهم',
    },
  },
  weather: {
    words: 'kinds+weather types+weather weather+chart weather+symbol meteo temps+meteo طقس احوال+جو',
    title: {
      en: 'kinds of weather: sun, sun and cloud, rain, thunderstorm, snow, wind, each in a frame',
      fr: 'le temps qu’il fait : soleil, éclaircie, pluie, orage, neige, vent, chacun dans son cadre',
      ar: 'أحوال الطقس: شمس، شمس وغيوم، مطر، عاصفة رعدية، ثلج، ريح، كل منها في إطار',
    },
  },
  ramadan: {
    words: 'ramadan eid$ aid$ رمضان عيد+فطر عيد+اضحي',
    title: {
      en: 'a mosque, a crescent moon, a lamp and a present, each in a frame',
      fr: 'une mosquée, un croissant de lune, une lampe et un cadeau, chacun dans son cadre',
      ar: 'مسجد وهلال وقنديل وهدية، كل منها في إطار',
    },
  },
  recycling: {
    words: 'recycl+cycle recycling+process cycle+recyclage دوره+تدوير',
    title: {
      en: 'recycling: rubbish, bin, factory, new box, in a circle with arrows',
      fr: 'le recyclage : déchet, poubelle, usine, nouvelle boîte, en cercle avec des flèches',
      ar: 'إعادة التدوير: نفايات، سلة، مصنع، علبة جديدة، في دائرة بأسهم',
    },
  },
} as const satisfies Record<string, PictureTopic>
export type PictureTopicId = keyof typeof pictureTopics
