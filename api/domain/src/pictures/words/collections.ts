import type { Language } from '../../text/language.ts'

/**
 * Words for a whole group, in folded letters, and the things to draw for it (English plurals). The member `animals`
 * stands for the animals of the scene's place.
 */
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
  {
    words: { en: 'tool/tools', fr: 'outil/outils', ar: 'اداه/ادوات' },
    members: 'hammers, saws, screwdrivers, spanners',
  },
  {
    words: { en: 'clothes/clothing', fr: 'vetement/vetements/habits', ar: 'ملابس/ثياب' },
    members: 'T-shirts, trousers, dresses, coats, socks',
  },
  {
    words: { en: 'toy/toys', fr: 'jouet/jouets', ar: 'لعبه/العاب' },
    members: 'teddy bears, kites, footballs, nesting dolls',
  },
  {
    words: { en: 'reptile/reptiles', fr: 'reptile/reptiles', ar: 'زواحف' },
    members: 'snakes, lizards, tortoises, crocodiles',
  },
  { words: { en: 'planets', fr: 'planetes', ar: 'كواكب' }, members: 'planets Earth, planets, moons' },
]
