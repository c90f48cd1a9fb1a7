import type { ImageStyle, Language } from '@classeur/contracts'

/** What the renderer does with a prompt: draws all of it, draws it without these words, or refuses it. */
export type Outcome = 'drawn' | 'refused' | { lacks: readonly string[] }

export interface SheetPrompt {
  language: Language
  style: ImageStyle
  prompt: string
  expected: Outcome
}

/** One prompt per line: `language | style | prompt`, followed by `refused` or `lacks` and words. */
const listed = `
en | flat-illustration | three cats
en | flat-illustration | a black cat and a white cat
en | flat-illustration | three red apples under a tree
en | colouring-page | a lion and two zebras
en | photo-like | an elephant in the savanna
en | flat-illustration | farm with animals
en | flat-illustration | a red fish and a blue fish
en | line-drawing | a snail on a leaf
en | flat-illustration | five yellow bananas
en | flat-illustration | a basket of apples
en | diagram | fruit with labels
en | diagram | farm animals with labels in French
en | diagram | musical instruments with labels
en | flat-illustration | a green book and a red pencil
en | line-drawing | a microscope and a test tube
en | flat-illustration | a castle at night
en | photo-like | a sailing boat on the sea
en | flat-illustration | a rocket in space
en | colouring-page | a dinosaur
en | flat-illustration | a snowman in winter
en | line-drawing | a fire engine
en | flat-illustration | two cars and a bus on the road
en | flat-illustration | a cat on a chair
en | flat-illustration | a bird above a house
en | flat-illustration | a dog behind a tree
en | diagram | a whale, a dolphin and a shark
en | photo-like | a rose
en | flat-illustration | a butterfly and a sunflower
en | colouring-page | a castle and a dragon
en | line-drawing | a guitar, a violin and a drum
fr | flat-illustration | trois pommes et un panier
fr | flat-illustration | un chat noir sous un arbre
fr | flat-illustration | une voiture rouge et un vélo bleu | refused
fr | colouring-page | deux lapins dans un jardin
fr | flat-illustration | les animaux de la ferme
fr | diagram | les légumes avec légende
fr | photo-like | un hibou la nuit
fr | flat-illustration | un chameau dans le désert
fr | line-drawing | une valise et un parapluie
fr | flat-illustration | un gâteau d’anniversaire
fr | flat-illustration | quatre poissons dans la mer
fr | colouring-page | une citrouille d’Halloween
ar | flat-illustration | ثلاث قطط
ar | line-drawing | قطة تحت شجرة
ar | flat-illustration | سيارة حمراء
ar | colouring-page | أسد وفيل
ar | flat-illustration | جمل في الصحراء
ar | diagram | الفواكه مع التسميات
ar | photo-like | وردة
ar | flat-illustration | كتاب وقلم
ar | flat-illustration | طائرة في السماء
ar | line-drawing | بيت وسيارة وشجرة
en | flat-illustration | a girl reading a book
en | flat-illustration | a boy eating an apple
en | line-drawing | three children running
en | flat-illustration | a teacher writes on the board
en | flat-illustration | a girl swims
en | colouring-page | children playing football
en | flat-illustration | a child sleeping
en | photo-like | a man sitting on a chair
en | line-drawing | a pupil raising her hand
en | flat-illustration | a girl dancing and a boy jumping
en | flat-illustration | a woman painting
en | colouring-page | a boy riding a bike
en | flat-illustration | a grandmother and a grandfather walking in the park
en | flat-illustration | a boy carrying a schoolbag
fr | flat-illustration | une fille qui lit un livre
fr | line-drawing | des enfants courent
fr | flat-illustration | un enfant boit du lait
fr | flat-illustration | la maîtresse écrit au tableau
fr | colouring-page | un garçon qui saute
fr | flat-illustration | deux enfants nagent
ar | flat-illustration | ولد يقرأ كتابا
ar | line-drawing | بنت تكتب
ar | flat-illustration | أطفال يركضون
ar | flat-illustration | معلمة تكتب على السبورة
en | diagram | animal cell with labels
en | colouring-page | plant cell without labels
en | line-drawing | parts of a flower to label
en | diagram | parts of a plant
en | diagram | body of an insect
en | diagram | food web
en | line-drawing | ecological pyramid with labels
en | diagram | family tree
en | line-drawing | tooth with labels
en | diagram | parts of the human eye
en | diagram | ear without labels
en | diagram | human heart with labels
en | diagram | the respiratory system
en | line-drawing | digestive system to label
en | diagram | skeleton
en | line-drawing | skeleton without labels
en | diagram | parts of the body
en | diagram | organs of the human body
en | flat-illustration | the water cycle with labels
en | flat-illustration | a volcano
en | diagram | volcano with labels
en | diagram | layers of the Earth
en | diagram | the solar system
en | line-drawing | the solar system with labels
en | diagram | phases of the moon
en | diagram | day and night
en | diagram | solar eclipse
en | line-drawing | lunar eclipse with labels
en | diagram | the four seasons
en | diagram | rock cycle
en | diagram | the carbon cycle
en | line-drawing | compass rose
en | diagram | compass rose with labels
en | diagram | electric circuit
en | diagram | series circuit with labels
en | line-drawing | parallel circuit
en | diagram | circuit with a resistor
en | diagram | circuit symbols
en | diagram | states of matter
en | diagram | carbon atom
en | diagram | magnetic field of a bar magnet
en | line-drawing | lever with labels
en | diagram | a pulley
en | diagram | reflection of light in a mirror
en | line-drawing | refraction with labels
en | diagram | photosynthesis
en | diagram | food chain
en | diagram | butterfly life cycle
en | line-drawing | frog life cycle with labels
en | diagram | life cycle of a plant
en | diagram | the five senses
en | diagram | healthy plate
en | diagram | kinds of weather
en | diagram | timeline
en | diagram | mind map
en | diagram | flow chart
en | line-drawing | story map with labels
en | diagram | KWL chart
en | diagram | T-chart
en | diagram | Frayer model
en | diagram | the scientific method
fr | diagram | cellule végétale avec légende
fr | line-drawing | une cellule animale sans légende
fr | diagram | la fleur à légender
fr | diagram | cycle de l’eau
fr | diagram | volcan avec légende
fr | diagram | le cycle des roches
fr | diagram | circuit en dérivation
fr | diagram | symboles électriques
fr | diagram | éclipse de soleil
fr | diagram | réfraction de la lumière
fr | diagram | appareil digestif
fr | line-drawing | squelette avec légende
fr | diagram | arbre généalogique
fr | diagram | rose des vents
fr | diagram | la pyramide écologique
fr | diagram | frise chronologique
fr | diagram | schéma de l’œil
ar | diagram | خلية نباتية مع التسميات
ar | line-drawing | خلية حيوانية بدون تسميات
ar | diagram | دورة الماء
ar | diagram | البركان مع التسميات
ar | diagram | قلب الإنسان
ar | diagram | الجهاز الهضمي
ar | diagram | طبقات الأرض
ar | diagram | دائرة توازي
ar | diagram | المجموعة الشمسية
ar | diagram | سلسلة غذائية
ar | diagram | أجزاء الزهرة
ar | diagram | خريطة ذهنية
ar | diagram | شجرة العائلة
en | diagram | a clock at half past three
en | diagram | number line from -5 to 5
en | diagram | the fraction 3/4 as a pizza
en | diagram | angle ABC of 120 degrees
en | diagram | right-angled triangle ABC with sides 3 cm, 4 cm and 5 cm
fr | diagram | une horloge à dix heures et quart
ar | diagram | زاوية قياسها 120 درجة
en | flat-illustration | a cat sleeping on a sofa | refused
en | flat-illustration | a dog in a prison | lacks prison
en | flat-illustration | a sad girl | refused
en | flat-illustration | an apple tree | refused
en | flat-illustration | a tree without leaves | refused
en | flat-illustration | a blue bus | refused
en | flat-illustration | a dog running | refused
en | flat-illustration | 100 cats | refused
en | flat-illustration | a boy climbing a mountain | refused
fr | flat-illustration | un chat et la tour Eiffel | lacks tour, Eiffel
fr | flat-illustration | un enfant triste | refused
ar | flat-illustration | قطة تنام | refused
en | flat-illustration | The storming of the Bastille | refused
en | diagram | map of France | refused
en | flat-illustration | Napoleon at Waterloo | refused
en | diagram | enzyme kinetics | refused
en | photo-like | a volcanno and zqzq | lacks zqzq
en | flat-illustration | happiness and democracy | lacks democracy
fr | diagram | carte du Maroc | refused
fr | flat-illustration | La Révolution française | refused
fr | flat-illustration | Victor Hugo | refused
ar | flat-illustration | الثورة الفرنسية | refused
ar | diagram | خريطة تونس | refused
en | diagram | pie chart of 50 % cats, 30 % dogs, 20 % birds
fr | diagram | droite graduée de -5 à 5
en | diagram | triangle with sides 1, 2 and 9 | refused
`

const readOutcome = (text: string | undefined): Outcome => {
  if (text === undefined) return 'drawn'
  return text === 'refused' ? 'refused' : { lacks: text.replace(/^lacks /, '').split(', ') }
}

/** The prompts of the contact sheet. Every picture was inspected; change an outcome only after looking at it. */
export const sheetPrompts: readonly SheetPrompt[] = listed
  .trim()
  .split('\n')
  .map((line) => {
    const [language, style, prompt = '', outcome] = line.split(' | ')
    return {
      language: language as Language,
      style: style as ImageStyle,
      prompt,
      expected: readOutcome(outcome),
    }
  })
