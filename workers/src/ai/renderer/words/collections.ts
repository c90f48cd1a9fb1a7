import type { Language } from '@classeur/contracts'

/** `animals` alone stands for those of the place. Words for a whole group, in one spelling of each letter, and the things that stand for it (English plurals). */
export const collections: readonly { words: Record<Language, string>; members: string }[] = [
  {
    words: {
      en: 'farm animal/farm animals',
      fr: 'animaux ferme/animaux de la ferme',
      ar: 'حيوانات مزرعه/حيوانات المزرعه',
    },
    members: 'cows, sheep, roosters, horses, ducks',
  },
  {
    words: { en: 'wild animal/wildlife', fr: 'animaux sauvages', ar: 'حيوانات بريه' },
    members: 'lions, elephants, giraffes, zebras',
  },
  {
    words: { en: 'pet/pets', fr: 'animaux compagnie/animal de compagnie', ar: 'حيوانات اليفه' },
    members: 'cats, dogs, rabbits, hamsters, parrots',
  },
  {
    words: { en: 'animal/mammal/mammals', fr: 'animal/animaux/mammiferes', ar: 'حيوان/حيوانات/ثدييات' },
    members: 'animals',
  },
  {
    words: { en: 'fruit/fruits', fr: 'fruit/fruits', ar: 'فاكهه/فواكه' },
    members: 'apples, bananas, oranges, grapes, strawberries',
  },
  {
    words: { en: 'vegetable/vegetables', fr: 'legume/legumes', ar: 'خضار/خضروات/خضر' },
    members: 'carrots, tomatoes, aubergines, broccoli, corn cobs',
  },
  {
    words: { en: 'insect/insects', fr: 'insecte/insectes', ar: 'حشره/حشرات' },
    members: 'butterflies, bees, ladybirds, ants, crickets',
  },
  {
    words: {
      en: 'vehicle/vehicles/transport/transportation',
      fr: 'vehicule/vehicules/transport/transports',
      ar: 'مركبات/مواصلات/نقل/وسائل النقل',
    },
    members: 'cars, buses, bicycles, trains',
  },
  {
    words: {
      en: 'musical instrument/instrument/instruments/orchestra',
      fr: 'instrument/instruments/orchestre',
      ar: 'اله موسيقيه/الات موسيقيه/الات',
    },
    members: 'guitars, violins, drums, trumpets, pianos',
  },
  {
    words: {
      en: 'emotion/emotions/feelings/feeling',
      fr: 'emotion/emotions/sentiments',
      ar: 'مشاعر/عواطف/انفعالات',
    },
    members: 'happy faces, sad faces, angry faces, frightened faces, surprised faces',
  },
  {
    words: { en: 'sport/sports', fr: 'sport/sports', ar: 'رياضه/رياضات' },
    members: 'footballs, basketballs, tennis balls, runners',
  },
  { words: { en: 'family', fr: 'famille', ar: 'عائله/اسره' }, members: 'men, women, boys, girls' },
  {
    words: { en: 'jobs/job/professions', fr: 'metier/metiers/professions', ar: 'مهنه/مهن' },
    members: 'doctors, firefighters, farmers, cooks, teachers',
  },
  {
    words: { en: 'school supplies/stationery', fr: 'fournitures/fournitures scolaires', ar: 'ادوات مدرسيه' },
    members: 'pencils, books, rulers, scissors',
  },
  {
    words: { en: 'food', fr: 'nourriture/aliments/alimentation', ar: 'طعام/غذاء/اغذيه' },
    members: 'bread, apples, pieces of cheese, carrots, eggs',
  },
  {
    words: { en: 'body/human body/body parts', fr: 'corps/corps humain', ar: 'جسم/جسم الانسان' },
    members: 'brains, human hearts, lungs, eyes, hands',
  },
  { words: { en: 'planets', fr: 'planetes', ar: 'كواكب' }, members: 'planets Earth, planets, moons' },
  {
    words: {
      en: 'science/sciences/laboratory/lab',
      fr: 'science/sciences/laboratoire',
      ar: 'علوم/علم/مختبر',
    },
    members: 'microscopes, test tubes, flasks',
  },
  {
    words: { en: 'history', fr: 'histoire ancienne', ar: 'تاريخ' },
    members: 'castles, swords, shields, scrolls',
  },
  { words: { en: 'pollution', fr: 'pollution', ar: 'تلوث' }, members: 'factories, oil drums, bins' },
  {
    words: { en: 'environment/ecology', fr: 'environnement/ecologie', ar: 'بيئه' },
    members: 'trees, recycling signs, birds, tulips',
  },
  {
    words: { en: 'middle ages/medieval', fr: 'moyen age/medieval', ar: 'عصور وسطي/القرون الوسطي' },
    members: 'castles, shields, swords, horses',
  },
  {
    words: {
      en: 'romans/roman/ancient greece/ancient rome/greeks',
      fr: 'romains/grece/rome/grecs',
      ar: 'رومان/يونان/روما',
    },
    members: 'classical temples, amphorae, helmets',
  },
  {
    words: {
      en: 'numbers/maths/math/mathematics',
      fr: 'nombres/maths/mathematiques',
      ar: 'اعداد/رياضيات/ارقام',
    },
    members: 'abacuses, rulers, dice',
  },
]
