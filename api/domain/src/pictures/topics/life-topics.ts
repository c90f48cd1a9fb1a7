import type { PictureTopic } from './picture-topic.ts'

/** Topics about living things. */
export const lifeTopics = {
  photosynthesis: {
    words: 'photosynth تمثيل+ضوئي تركيب+ضوئي بناء+ضوئي',
    title: {
      en: 'photosynthesis: a plant with roots, arrows for sunlight to the leaves, water to the roots, one gas in and another out',
      fr: 'la photosynthèse : une plante avec ses racines, des flèches pour la lumière, l’eau vers les racines, un gaz qui entre et un autre qui sort',
      ar: 'التركيب الضوئي: نبتة بجذورها، وأسهم لضوء الشمس نحو الأوراق، والماء نحو الجذور، وغاز يدخل وآخر يخرج',
    },
    labels: ['sunlight', 'carbonDioxide', 'oxygen', 'water', 'leaf', 'roots'],
  },
  'healthy-plate': {
    words:
      'healthy+plate healthy+food healthy+eat balanced+meal balanced+diet food+plate assiette+equilibr repas+equilibr alimentation+equilibr طبق+صحي غذاء+صحي غذاء+متوازن وجبه+متوازن',
    title: {
      en: 'a healthy plate in four parts: cereals, proteins, fruit, vegetables, with a glass of milk',
      fr: 'une assiette équilibrée en quatre parts : céréales, protéines, fruits, légumes, avec un verre de lait',
      ar: 'طبق صحي من أربعة أجزاء: حبوب وبروتينات وفواكه وخضروات، مع كوب حليب',
    },
    labels: ['cereals', 'proteins', 'fruit', 'vegetables', 'milk'],
  },
  cell: {
    words: 'cell$ cells$ cellule خليه خلايا',
    also: 'animal حيوان',
    title: {
      en: 'a cell with a membrane, a nucleus and organelles',
      fr: 'une cellule avec sa membrane, son noyau et des organites',
      ar: 'خلية بغشاء ونواة وعضيات',
    },
    labels: ['cellMembrane', 'cytoplasm', 'nucleus', 'nucleolus', 'mitochondrion', 'vacuole', 'ribosomes'],
  },
  'butterfly-cycle': {
    words: 'butterfly+cycle papillon+cycle cycle+papillon metamorphos دوره+فراش حياه+فراش',
    title: {
      en: 'the life cycle of a butterfly: eggs on a leaf, caterpillar, chrysalis, butterfly, in a circle with arrows',
      fr: 'le cycle de vie du papillon : œufs sur une feuille, chenille, chrysalide, papillon, en cercle avec des flèches',
      ar: 'دورة حياة الفراشة: بيض على ورقة، يرقة، شرنقة، فراشة، في دائرة بأسهم',
    },
    labels: ['eggs', 'caterpillar', 'chrysalis', 'butterfly'],
  },
  'frog-cycle': {
    words: 'frog+cycle grenouille+cycle دوره+ضفدع حياه+ضفدع tadpole tetard',
    title: {
      en: 'the life cycle of a frog: eggs, tadpole, frog, in a circle with arrows',
      fr: 'le cycle de vie de la grenouille : œufs, têtard, grenouille, en cercle avec des flèches',
      ar: 'دورة حياة الضفدع: بيض، شرغوف، ضفدع، في دائرة بأسهم',
    },
    labels: ['eggs', 'tadpole', 'tadpoleWithLegs', 'frog'],
  },
  'plant-cycle': {
    words:
      'plant+cycle flower+cycle plante+cycle fleur+cycle seed+grow germinat دوره+نبات دوره+نبته نمو+نبات انبات',
    title: {
      en: 'the life cycle of a plant: seeds, seedling, young plant, flower, in a circle with arrows',
      fr: 'le cycle de vie d’une plante : graines, pousse, jeune plante, fleur, en cercle avec des flèches',
      ar: 'دورة حياة النبات: بذور، شتلة، نبتة، زهرة، في دائرة بأسهم',
    },
    labels: ['seeds', 'seedling', 'youngPlant', 'floweringPlant'],
  },
  'hen-cycle': {
    words: 'chicken+cycle hen+cycle poule+cycle poussin+cycle دوره+دجاج',
    title: {
      en: 'the life cycle of a hen: egg, hatching chick, chick, hen, in a circle with arrows',
      fr: 'le cycle de vie de la poule : œuf, éclosion, poussin, poule, en cercle avec des flèches',
      ar: 'دورة حياة الدجاجة: بيضة، فقس، كتكوت، دجاجة، في دائرة بأسهم',
    },
    labels: ['egg', 'hatching', 'chick', 'hen'],
  },
  'food-chain': {
    words: 'food+chain chaine+alimentaire سلسله+غذائيه',
    title: {
      en: 'a food chain: plant, grasshopper, frog, snake, eagle, in a row with arrows',
      fr: 'une chaîne alimentaire : plante, criquet, grenouille, serpent, aigle, reliés par des flèches',
      ar: 'سلسلة غذائية: نبات، جرادة، ضفدع، ثعبان، نسر، بأسهم',
    },
    labels: ['grass', 'grasshopper', 'frog', 'snake', 'eagle'],
  },
  'human-life': {
    words: 'human+cycle human+growth life+stages ages+vie مراحل+حياه+انسان مراحل+عمر',
    title: {
      en: 'stages of human life: baby, child, adult, older person, in a row with arrows',
      fr: 'les âges de la vie : bébé, enfant, adulte, personne âgée, reliés par des flèches',
      ar: 'مراحل عمر الإنسان: رضيع، طفل، بالغ، مسن، بأسهم',
    },
    labels: ['baby', 'child', 'adult', 'olderPerson'],
  },
  'five-senses': {
    words: 'five+senses 5+senses senses$ cinq+sens 5+sens sens$ حواس',
    title: {
      en: 'the five senses: a child in the middle; an eye, an ear, a nose, a tongue and a hand around',
      fr: 'les cinq sens : un enfant au centre ; autour un œil, une oreille, un nez, une langue et une main',
      ar: 'الحواس الخمس: طفل في الوسط، وحوله عين وأذن وأنف ولسان ويد',
    },
    labels: ['child', 'sight', 'hearing', 'smell', 'taste', 'touch'],
  },
  'plant-cell': {
    words: 'plant+cell cell+plant cellule+vegetal cellules+vegetal خليه+نباتي خلايا+نباتي',
    title: { en: 'a plant cell', fr: 'une cellule végétale', ar: 'خلية نباتية' },
    labels: ['cellWall', 'cellMembrane', 'cytoplasm', 'nucleus', 'vacuole', 'chloroplast', 'mitochondrion'],
  },
  'flower-parts': {
    words:
      'flower+cut fleur+coupe مقطع+زهره part+flower flower+structure inside+flower partie+fleur اجزاء+زهره تركيب+زهره',
    diagramOf: 'flower fleur زهره',
    title: { en: 'a flower cut open', fr: 'une fleur en coupe', ar: 'مقطع في زهرة' },
    labels: ['petal', 'sepal', 'stigma', 'style', 'ovary', 'ovule', 'anther', 'filament'],
  },
  'plant-parts': {
    words: 'part+plant partie+plante اجزاء+نبات اجزاء+نبته',
    diagramOf: 'plant plante نبات نبته',
    title: { en: 'the parts of a plant', fr: 'les parties d’une plante', ar: 'أجزاء النبات' },
    labels: ['flower', 'leaf', 'stem', 'roots', 'soil'],
  },
  'insect-parts': {
    words: 'insect+part insect+body partie+insecte corps+insecte اجزاء+حشره جسم+حشره',
    diagramOf: 'insect insecte حشره',
    title: { en: 'the body of an insect', fr: 'le corps d’un insecte', ar: 'جسم الحشرة' },
    labels: ['head', 'thorax', 'abdomen', 'antenna', 'wing', 'legs', 'eye'],
  },
  'food-web': {
    words: 'food+web reseau+trophique reseau+alimentaire شبكه+غذائي',
    title: {
      en: 'a food web: arrows lead from what is eaten to what eats it',
      fr: 'un réseau trophique : les flèches vont de ce qui est mangé à ce qui le mange',
      ar: 'شبكة غذائية: الأسهم من المأكول إلى الآكل',
    },
    labels: ['grass', 'grasshopper', 'rabbit', 'mouse', 'frog', 'snake', 'fox', 'eagle'],
  },
  'ecological-pyramid': {
    words:
      'ecological+pyramid energy+pyramid trophic+pyramid trophic+level pyramide+ecolog pyramide+energ pyramide+trophique niveaux+trophiques هرم+بيئي هرم+طاقه مستويات+غذائي',
    title: {
      en: 'an ecological pyramid with four levels',
      fr: 'une pyramide écologique à quatre niveaux',
      ar: 'هرم بيئي بأربعة مستويات',
    },
    labels: ['producers', 'primaryConsumers', 'secondaryConsumers', 'tertiaryConsumers'],
  },
  'family-tree': {
    words: 'family+tree arbre+genealog شجره+عائل شجره+نسب',
    title: {
      en: 'a family tree with three generations',
      fr: 'un arbre généalogique de trois générations',
      ar: 'شجرة عائلة من ثلاثة أجيال',
    },
    labels: ['grandfather', 'grandmother', 'father', 'mother', 'brother', 'sister', 'me'],
  },
} as const satisfies Record<string, PictureTopic>
