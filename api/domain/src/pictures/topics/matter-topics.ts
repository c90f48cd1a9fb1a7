import type { PictureTopic } from './picture-topic.ts'

/** Topics about matter, energy and forces. */
export const matterTopics = {
  circuit: {
    words: 'circuit دائره+كهربائيه داره+كهربائيه',
    title: {
      en: 'an electric circuit with a battery, a light bulb and a closed switch',
      fr: 'un circuit électrique avec une pile, une ampoule et un interrupteur fermé',
      ar: 'دائرة كهربائية ببطارية ومصباح ومفتاح مغلق',
    },
    labels: ['lamp', 'switch', 'battery', 'wire'],
  },
  'states-of-matter': {
    words:
      'states+matter states+water solid+liquid etats+eau etats+matiere solide+liquide حالات+ماده حالات+ماء صلب+سائل',
    title: {
      en: 'the particles of a solid, a liquid and a gas in three boxes',
      fr: 'les particules d’un solide, d’un liquide et d’un gaz dans trois boîtes',
      ar: 'جسيمات مادة صلبة وسائلة وغازية في ثلاثة صناديق',
    },
    labels: ['solid', 'liquid', 'gas'],
  },
  'scientific-method': {
    words: 'scientific+method demarche+scientifique methode+scientifique منهج+علمي طريقه+علميه',
    title: {
      en: 'the scientific method: a question, notes, an experiment, a closer look, an idea, in a row with arrows',
      fr: 'la démarche scientifique : une question, des notes, une expérience, une observation, une idée, reliées par des flèches',
      ar: 'المنهج العلمي: سؤال، ملاحظات، تجربة، فحص، فكرة، بأسهم',
    },
    labels: ['question', 'hypothesis', 'experiment', 'observation', 'conclusion'],
  },
  recycling: {
    words: 'recycl+cycle recycling+process cycle+recyclage دوره+تدوير',
    title: {
      en: 'the recycling cycle: rubbish, bin, factory, new box, in a circle with arrows',
      fr: 'le cycle du recyclage : déchet, poubelle, usine, nouvelle boîte, en cercle avec des flèches',
      ar: 'دورة إعادة التدوير: نفايات، سلة، مصنع، علبة جديدة، في دائرة بأسهم',
    },
    labels: ['waste', 'bin', 'factory', 'newBox'],
  },
  ramadan: {
    words: 'ramadan eid$ aid$ رمضان عيد+فطر عيد+اضحي',
    title: {
      en: 'Ramadan: a mosque, a crescent moon, a lamp and a present, each in a frame',
      fr: 'le ramadan : une mosquée, un croissant de lune, une lampe et un cadeau, chacun dans son cadre',
      ar: 'رمضان: مسجد وهلال وقنديل وهدية، كل منها في إطار',
    },
    labels: ['mosque', 'crescentMoon', 'lantern', 'present'],
  },
  'series-circuit': {
    words:
      'series+circuit circuit+two+lamp circuit+two+bulb circuit+deux+lampe circuit+deux+ampoule circuit+serie دائره+توال داره+توال دائره+تسلسل',
    title: {
      en: 'a series circuit in symbols: a cell, a switch and two lamps',
      fr: 'un circuit en série schématisé : une pile, un interrupteur et deux lampes',
      ar: 'دائرة توالٍ بالرموز: عمود ومفتاح ومصباحان',
    },
    labels: ['cell', 'switch', 'lamp'],
  },
  'parallel-circuit': {
    words: 'parallel+circuit circuit+parallel circuit+derivation دائره+تواز داره+تواز',
    title: {
      en: 'a parallel circuit in symbols: a cell, a switch and two lamps',
      fr: 'un circuit en dérivation schématisé : une pile, un interrupteur et deux lampes',
      ar: 'دائرة توازٍ بالرموز: عمود ومفتاح ومصباحان',
    },
    labels: ['cell', 'switch', 'lamp'],
  },
  'resistor-circuit': {
    words: 'circuit+resist دائره+كهربائيه+مقاوم دائره+مقاوم داره+مقاوم',
    title: {
      en: 'a circuit with a resistor, in symbols: a cell, a switch, a lamp and a resistor',
      fr: 'un circuit avec une résistance, schématisé : une pile, un interrupteur, une lampe et une résistance',
      ar: 'دائرة كهربائية بمقاوم: عمود ومفتاح ومصباح ومقاوم',
    },
    labels: ['cell', 'switch', 'lamp', 'resistor'],
  },
  'circuit-symbols': {
    words: 'circuit+symbol electric+symbol symbole+electri symboles+circuit رموز+كهرب رموز+دائره',
    title: {
      en: 'symbols for electric circuits',
      fr: 'des symboles de circuits électriques',
      ar: 'رموز الدوائر الكهربائية',
    },
    labels: [
      'cell',
      'batteryOfCells',
      'lamp',
      'openSwitch',
      'closedSwitch',
      'resistor',
      'motor',
      'ammeter',
      'voltmeter',
    ],
  },
  atom: {
    words:
      'atom+model atom+structure bohr carbon+atom modele+atom structure+atom atome+carbone نموذج+ذر تركيب+ذر ذره+كربون',
    diagramOf: 'atom$ atoms$ atome ذره$',
    also: 'carbon carbone كربون',
    title: {
      en: 'a carbon atom: 6 protons, 6 neutrons and 6 electrons',
      fr: 'un atome de carbone : 6 protons, 6 neutrons et 6 électrons',
      ar: 'ذرة كربون: 6 بروتونات و6 نيوترونات و6 إلكترونات',
    },
    labels: ['nucleus', 'proton', 'neutron', 'electron', 'electronShell'],
  },
  'magnet-field': {
    words: 'magnet+field magnetic+field field+lines champ+magnet lignes+champ مجال+مغناطيسي خطوط+مجال',
    diagramOf: 'magnet$ aimant مغناطيس',
    also: 'bar barre north south poles nord sud poles شمال جنوب lines around autour حول',
    title: {
      en: 'a bar magnet with its field lines',
      fr: 'un aimant droit et ses lignes de champ',
      ar: 'قضيب مغناطيسي وخطوط مجاله',
    },
    labels: ['northPole', 'southPole', 'fieldLines'],
  },
  lever: {
    words: 'lever$ levers$ levier رافعه',
    title: {
      en: 'a lever: the load near the fulcrum, the effort far from it',
      fr: 'un levier : la charge près du point d’appui, l’effort loin de lui',
      ar: 'رافعة: الحمل قرب نقطة الارتكاز والقوة بعيدة عنها',
    },
    labels: ['effort', 'load', 'fulcrum', 'beam'],
  },
  pulley: {
    words: 'pulley poulie بكره',
    title: {
      en: 'a fixed pulley that lifts a load',
      fr: 'une poulie fixe qui soulève une charge',
      ar: 'بكرة ثابتة ترفع حملاً',
    },
    labels: ['pulley', 'rope', 'load', 'effort'],
  },
  reflection: {
    words: 'reflection+light light+reflect ray+mirror reflexion+lumiere rayon+miroir انعكاس+ضوء شعاع+مراه',
    diagramOf: 'reflection reflexion انعكاس',
    also: 'plane flat plan ray rayon شعاع law loi قانون',
    title: {
      en: 'a ray of light reflected by a mirror',
      fr: 'un rayon de lumière réfléchi par un miroir',
      ar: 'شعاع ضوء ينعكس على مرآة',
    },
    labels: ['incidentRay', 'reflectedRay', 'normal', 'mirror', 'angleOfIncidence', 'angleOfReflection'],
  },
  refraction: {
    words: 'refract انكسار ينكسر',
    title: {
      en: 'a ray of light refracted where air meets water',
      fr: 'un rayon de lumière réfracté à la surface entre l’air et l’eau',
      ar: 'شعاع ضوء ينكسر بين الهواء والماء',
    },
    labels: [
      'incidentRay',
      'refractedRay',
      'normal',
      'air',
      'water',
      'angleOfIncidence',
      'angleOfRefraction',
    ],
  },
} as const satisfies Record<string, PictureTopic>
