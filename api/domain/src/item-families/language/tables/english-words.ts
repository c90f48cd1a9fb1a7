import { readTable } from './read-table.ts'

/** Singular and plural. Nouns with two usual plurals, such as person and deer, are left out. */
export const englishPlurals = readTable(`
  apple apples
  baby babies
  beach beaches
  book books
  box boxes
  boy boys
  brush brushes
  bus buses
  butterfly butterflies
  car cars
  cherry cherries
  child children
  church churches
  city cities
  class classes
  country countries
  dish dishes
  dog dogs
  family families
  fox foxes
  foot feet
  glass glasses
  goose geese
  half halves
  hero heroes
  key keys
  kitten kittens
  knife knives
  lady ladies
  leaf leaves
  life lives
  loaf loaves
  lorry lorries
  man men
  match matches
  monkey monkeys
  mouse mice
  ox oxen
  party parties
  photo photos
  piano pianos
  potato potatoes
  puppy puppies
  sandwich sandwiches
  sheep sheep
  shelf shelves
  story stories
  table tables
  thief thieves
  tomato tomatoes
  tooth teeth
  toy toys
  tray trays
  tree trees
  watch watches
  wife wives
  window windows
  witch witches
  wolf wolves
  woman women
`)

/** Adjective, comparative, superlative. */
export const englishComparisons = readTable(`
  bad worse worst
  beautiful more_beautiful most_beautiful
  big bigger biggest
  careful more_careful most_careful
  cheap cheaper cheapest
  cold colder coldest
  comfortable more_comfortable most_comfortable
  dangerous more_dangerous most_dangerous
  difficult more_difficult most_difficult
  dirty dirtier dirtiest
  early earlier earliest
  easy easier easiest
  expensive more_expensive most_expensive
  famous more_famous most_famous
  fast faster fastest
  fat fatter fattest
  funny funnier funniest
  good better best
  happy happier happiest
  heavy heavier heaviest
  high higher highest
  hot hotter hottest
  important more_important most_important
  interesting more_interesting most_interesting
  large larger largest
  late later latest
  light lighter lightest
  long longer longest
  lucky luckier luckiest
  modern more_modern most_modern
  nice nicer nicest
  noisy noisier noisiest
  old older oldest
  popular more_popular most_popular
  pretty prettier prettiest
  safe safer safest
  short shorter shortest
  slow slower slowest
  small smaller smallest
  strong stronger strongest
  tall taller tallest
  thin thinner thinnest
  useful more_useful most_useful
  warm warmer warmest
  wet wetter wettest
  wide wider widest
  young younger youngest
`)

/** A word and its indefinite article. */
export const englishArticles = readTable(`
  ant an
  apple an
  banana a
  big a
  bird a
  book a
  cat a
  chair a
  dog a
  easy an
  egg an
  elephant an
  empty an
  engine an
  envelope an
  European a
  exercise an
  eye an
  flower a
  garden a
  hat a
  heir an
  honest an
  hospital a
  hour an
  house a
  ice-cream an
  idea an
  insect an
  interesting an
  island an
  lemon a
  old an
  one-way a
  onion an
  orange an
  owl an
  pencil a
  small a
  table a
  umbrella an
  uncle an
  uniform a
  union a
  university a
  unusual an
  USB a
  used a
  useful a
  X-ray an
  yellow a
`)
