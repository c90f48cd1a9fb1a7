import type { Topic } from './topic.ts'

export const listedTopics: readonly Topic[] = [
  {
    words: 'butterfly+cycle papillon+cycle cycle+papillon metamorphos دوره+فراش حياه+فراش',
    title: {
      en: 'the life cycle of a butterfly: eggs on a leaf, caterpillar, chrysalis, butterfly, in a circle with arrows',
      fr: 'le cycle de vie du papillon : œufs sur une feuille, chenille, chrysalide, papillon, en cercle avec des flèches',
      ar: 'دورة حياة الفراشة: بيض على ورقة، يرقة، شرنقة، فراشة، في دائرة بأسهم',
    },
    structure: 'cycle',
    parts: 'drawn:leaf-eggs, bug, drawn:chrysalis, butterfly',
  },
  {
    words: 'frog+cycle grenouille+cycle دوره+ضفدع حياه+ضفدع tadpole tetard',
    title: {
      en: 'the life cycle of a frog: eggs, tadpole, frog, in a circle with arrows',
      fr: 'le cycle de vie de la grenouille : œufs, têtard, grenouille, en cercle avec des flèches',
      ar: 'دورة حياة الضفدع: بيض، شرغوف، ضفدع، في دائرة بأسهم',
    },
    structure: 'cycle',
    parts: 'drawn:spawn, drawn:tadpole, frog',
  },
  {
    words:
      'plant+cycle flower+cycle plante+cycle fleur+cycle seed+grow germinat دوره+نبات دوره+نبته نمو+نبات انبات',
    title: {
      en: 'the life cycle of a plant: seeds, seedling, young plant, flower, in a circle with arrows',
      fr: 'le cycle de vie d’une plante : graines, pousse, jeune plante, fleur, en cercle avec des flèches',
      ar: 'دورة حياة النبات: بذور، شتلة، نبتة، زهرة، في دائرة بأسهم',
    },
    structure: 'cycle',
    parts: 'drawn:seeds, seedling, herb, sunflower',
  },
  {
    words: 'chicken+cycle hen+cycle poule+cycle poussin+cycle دوره+دجاج',
    title: {
      en: 'the life cycle of a hen: egg, hatching chick, chick, hen, in a circle with arrows',
      fr: 'le cycle de vie de la poule : œuf, éclosion, poussin, poule, en cercle avec des flèches',
      ar: 'دورة حياة الدجاجة: بيضة، فقس، كتكوت، دجاجة، في دائرة بأسهم',
    },
    structure: 'cycle',
    parts: 'egg, hatching-chick, front-facing-baby-chick, rooster',
  },
  {
    words: 'moon+phase phases+lune اطوار+قمر مراحل+قمر',
    title: {
      en: 'the eight phases of the moon, in a circle with arrows',
      fr: 'les huit phases de la lune, en cercle avec des flèches',
      ar: 'أطوار القمر الثمانية في دائرة بأسهم',
    },
    structure: 'cycle',
    parts:
      'drawn:moon-0, drawn:moon-1, drawn:moon-2, drawn:moon-3, drawn:moon-4, drawn:moon-5, drawn:moon-6, drawn:moon-7',
  },
  {
    words: 'five+senses 5+senses senses$ cinq+sens 5+sens sens$ حواس',
    title: {
      en: 'the five senses: a child in the middle; an eye, an ear, a nose, a tongue and a hand around',
      fr: 'les cinq sens : un enfant au centre ; autour un œil, une oreille, un nez, une langue et une main',
      ar: 'الحواس الخمس: طفل في الوسط، وحوله عين وأذن وأنف ولسان ويد',
    },
    structure: 'central',
    parts: 'child*, eye, ear*, nose*, tongue, hand-with-fingers-splayed*',
  },
  {
    words: 'food+chain chaine+alimentaire سلسله+غذائيه',
    title: {
      en: 'a food chain: plant, grasshopper, frog, snake, eagle, in a row with arrows',
      fr: 'une chaîne alimentaire : plante, criquet, grenouille, serpent, aigle, reliés par des flèches',
      ar: 'سلسلة غذائية: نبات، جرادة، ضفدع، ثعبان، نسر، بأسهم',
    },
    structure: 'chain',
    parts: 'herb, cricket, frog, snake, eagle',
  },
  {
    words: 'human+cycle human+growth life+stages ages+vie مراحل+حياه+انسان مراحل+عمر',
    title: {
      en: 'stages of human life: baby, child, adult, older person, in a row with arrows',
      fr: 'les âges de la vie : bébé, enfant, adulte, personne âgée, reliés par des flèches',
      ar: 'مراحل عمر الإنسان: رضيع، طفل، بالغ، مسن، بأسهم',
    },
    structure: 'chain',
    parts: 'baby, girl, woman, old-woman',
  },
  {
    words: 'scientific+method demarche+scientifique methode+scientifique منهج+علمي طريقه+علميه',
    title: {
      en: 'the scientific method: a question, notes, an experiment, a closer look, an idea, in a row with arrows',
      fr: 'la démarche scientifique : une question, des notes, une expérience, une observation, une idée, reliées par des flèches',
      ar: 'المنهج العلمي: سؤال، ملاحظات، تجربة، فحص، فكرة، بأسهم',
    },
    structure: 'chain',
    parts: 'thinking-face, memo, test-tube, magnifying-glass-tilted-left, light-bulb',
  },
  {
    words: 'kinds+weather types+weather weather+chart weather+symbol meteo temps+meteo طقس احوال+جو',
    title: {
      en: 'kinds of weather: sun, sun and cloud, rain, thunderstorm, snow, wind, each in a frame',
      fr: 'le temps qu’il fait : soleil, éclaircie, pluie, orage, neige, vent, chacun dans son cadre',
      ar: 'أحوال الطقس: شمس، شمس وغيوم، مطر، عاصفة رعدية، ثلج، ريح، كل منها في إطار',
    },
    structure: 'collection',
    parts: 'sun, sun-behind-cloud, cloud-with-rain, cloud-with-lightning, cloud-with-snow, wind-face',
  },
  {
    words: 'ramadan eid$ aid$ رمضان عيد+فطر عيد+اضحي',
    title: {
      en: 'a mosque, a crescent moon, a lamp and a present, each in a frame',
      fr: 'une mosquée, un croissant de lune, une lampe et un cadeau, chacun dans son cadre',
      ar: 'مسجد وهلال وقنديل وهدية، كل منها في إطار',
    },
    structure: 'collection',
    parts: 'mosque, crescent-moon, diya-lamp, wrapped-gift',
  },
  {
    words: 'recycl+cycle recycling+process cycle+recyclage دوره+تدوير',
    title: {
      en: 'recycling: rubbish, bin, factory, new box, in a circle with arrows',
      fr: 'le recyclage : déchet, poubelle, usine, nouvelle boîte, en cercle avec des flèches',
      ar: 'إعادة التدوير: نفايات، سلة، مصنع، علبة جديدة، في دائرة بأسهم',
    },
    structure: 'cycle',
    parts: 'beverage-box, wastebasket, factory, package',
  },
]
