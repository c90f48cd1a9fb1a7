import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<
  LanguagePack['topics'],
  'photosynthesis' | 'cells' | 'ecosystems' | 'digestion' | 'water-cycle' | 'climate'
>

export const englishLifeTopics: Topics = {
  photosynthesis: {
    idea: 'With light, green plants build their own food from water and carbon dioxide; nearly all other life lives on it.',
    prior: ['Parts of a plant and what they are for.', 'Air as a mixture of gases.'],
    terms: [
      ['chlorophyll', 'The green pigment that takes up light.'],
      ['glucose', 'A sugar: the food the plant makes for itself.'],
      ['carbon dioxide', 'The gas that enters the leaf through its pores.'],
      ['stoma', 'A tiny pore in the leaf through which gases pass; plural stomata.'],
      ['chloroplast', 'The part of the plant cell in which photosynthesis takes place.'],
    ],
    errors: [
      [
        'Plants get their food from the soil.',
        'Soil gives water and minerals. Van Helmont’s willow gained 74 kg while the soil lost 57 g.',
      ],
      [
        'Plants breathe only at night.',
        'They breathe all the time; by day photosynthesis gives off more oxygen than breathing uses.',
      ],
    ],
    model:
      'Carbon dioxide + water, with light and chlorophyll, become glucose + oxygen. Follow one water molecule from the root up to the leaf and one of carbon dioxide through a stoma, and show where the oxygen leaves.',
    task: 'Put water weed under a funnel in water and count the bubbles in one minute at 10, 20 and 40 cm from a lamp. Enter the counts in a graph and explain its shape.',
    aims: [
      ['apply', 'Use the word equation to say what goes in and what comes out.'],
      ['analyse', 'Compare the number of bubbles at different distances and explain the difference.'],
      ['create', 'Design an experiment that shows that light is needed.'],
    ],
    materials: [
      'water weed, beaker, funnel and lamp',
      'stopwatch and ruler',
      'a leaf kept half in the dark for two days, iodine',
    ],
    quiz: [
      ['Which gas do plants take up for photosynthesis?', 'Carbon dioxide.'],
      ['What are the two products?', 'Glucose and oxygen.'],
      ['Why are fewer bubbles seen when the lamp is moved away?', 'Less light, so photosynthesis is slower.'],
      ['Where does most of the mass of a tree come from?', 'From carbon dioxide and water.'],
      ['What is chlorophyll for?', 'It takes up the energy of light.'],
    ],
    homework:
      'Draw a leaf with four arrows for what goes in and out by day. Beside it, write what changes at night.',
  },
  cells: {
    idea: 'Every living thing is made of cells; their parts share the work, and their shape fits their task.',
    prior: ['Signs of life: growing, feeding, reacting.', 'Using a magnifying glass or a microscope.'],
    terms: [
      ['cell membrane', 'The thin skin of the cell that controls what goes in and out.'],
      ['nucleus', 'The part that holds the genetic information.'],
      ['cytoplasm', 'The jelly in which the parts of the cell lie.'],
      ['cell wall', 'A firm layer around plant cells, outside the membrane.'],
      ['mitochondrion', 'The part in which the cell releases energy.'],
    ],
    errors: [
      [
        'Plant cells have a wall instead of a membrane.',
        'They have both: the wall supports, the membrane controls.',
      ],
      ['Large animals have larger cells.', 'An elephant has more cells than a mouse, not larger ones.'],
    ],
    model:
      'Onion skin under the microscope: start with the weakest lens, find the wall, then the nucleus. Draw only what is seen, with one line for one edge, and write the magnification: eyepiece 10 × lens 40 = 400.',
    task: 'Prepare onion skin with iodine and cheek cells with methylene blue. Draw two neighbouring cells of each and label every part that you can really see.',
    aims: [
      ['apply', 'Draw and label a cell seen under the microscope.'],
      ['analyse', 'Compare plant and animal cells by their parts.'],
      ['create', 'Build a model of a cell and justify what stands for each part.'],
    ],
    materials: [
      'microscopes, slides and cover slips',
      'onion, iodine, methylene blue, cotton buds',
      'drawing paper and sharp pencils',
    ],
    quiz: [
      ['Name two parts found in plant cells but not in animal cells.', 'Cell wall and chloroplasts.'],
      ['Eyepiece 10 ×, lens 40 ×: what is the magnification?', '400 ×.'],
      ['What does the nucleus hold?', 'The genetic information.'],
      ['Which layer decides what enters the cell?', 'The cell membrane.'],
      ['Why do muscle cells have many mitochondria?', 'They need much energy.'],
    ],
    homework:
      'Compare a cell with a school or a town: find five parts that do similar work, and one point where the comparison fails.',
  },
  ecosystems: {
    idea: 'Living things in a place depend on each other: energy passes from one to the next, and a change in one place is felt in many.',
    prior: ['What plants and animals need to live.', 'Plant eaters, meat eaters, eaters of everything.'],
    terms: [
      ['producer', 'A living thing that makes its own food, mostly a plant.'],
      ['consumer', 'A living thing that eats others.'],
      ['decomposer', 'A living thing, such as a fungus, that breaks down dead matter.'],
      ['food web', 'All the food chains of a place and how they are connected.'],
      ['habitat', 'The place where a living thing finds what it needs.'],
    ],
    errors: [
      [
        'The arrow in a food chain points to what is eaten.',
        'It points the way of the energy: from the grass to the rabbit.',
      ],
      [
        'If the fox disappears, only the rabbits notice.',
        'More rabbits, less grass, fewer insects, fewer birds: the whole web moves.',
      ],
    ],
    model:
      'Grass → grasshopper → frog → heron. Remove the frog: what happens first to the grasshoppers, then to the grass, then to the heron? Write the answer as three arrows up or down.',
    task: 'Mark one square metre of the school ground. List everything living in it and every trace of life, sort it into producers, consumers and decomposers, and draw the food web.',
    aims: [
      ['apply', 'Draw a food web with at least eight members and arrows in the right direction.'],
      ['analyse', 'Trace the effects through a web when one member disappears.'],
      ['evaluate', 'Judge a plan for a pond or hedge at school by what it does for three species.'],
    ],
    materials: [
      'string and pegs for a square metre',
      'identification cards and magnifying glasses',
      'wool and name cards for a living food web',
    ],
    quiz: [
      ['What stands at the beginning of nearly every food chain?', 'A producer, mostly a plant.'],
      ['What do decomposers do?', 'They break down dead matter, so that minerals return to the soil.'],
      [
        'In which direction do the arrows of a food chain point?',
        'From the eaten to the eater, as the energy goes.',
      ],
      [
        'Why are there fewer foxes than rabbits?',
        'Most of the energy is lost at each step, so fewer can live from it.',
      ],
      ['What is a habitat?', 'The place where a living thing finds food, water, shelter and room.'],
    ],
    homework: 'Write down what was in one of your meals and draw its food chains back to the producers.',
  },
  digestion: {
    idea: 'Digestion cuts food into parts small enough to pass into the blood, by force and by enzymes.',
    prior: ['Groups of food and what the body needs them for.', 'Organs of the body and where they lie.'],
    terms: [
      ['digestion', 'Breaking food down into parts that can pass into the blood.'],
      ['enzyme', 'A substance of the body that speeds up one reaction, such as cutting starch.'],
      ['small intestine', 'The long tube in which most food passes into the blood.'],
      ['absorption', 'The passing of digested food through the wall of the intestine into the blood.'],
      ['villi', 'Tiny folds that make the wall of the intestine very large.'],
    ],
    errors: [
      [
        'Digestion happens in the stomach.',
        'It begins in the mouth and mostly takes place in the small intestine.',
      ],
      [
        'Food passes through the liver and the pancreas.',
        'They send juices into the intestine; food never enters them.',
      ],
    ],
    model:
      'A piece of bread: in the mouth it is ground and turns sweet, because saliva cuts starch into sugar; in the stomach it is mixed with acid; in the small intestine enzymes finish the work and sugar passes into the blood. What is left becomes firm in the large intestine.',
    task: 'Chew bread for two minutes and note how the taste changes. Test bread, and bread with saliva after ten minutes, with iodine; lay out a string of 7 m as the intestine and mark the stations on it.',
    aims: [
      ['apply', 'Locate the organs of digestion on an outline and put them in order.'],
      ['analyse', 'Distinguish what teeth do from what enzymes do.'],
      ['evaluate', 'Assess a breakfast by what it gives the body and justify one change.'],
    ],
    materials: ['bread, iodine and test tubes', 'string of 7 m', 'an outline of the body for each group'],
    quiz: [
      ['Where does digestion begin?', 'In the mouth.'],
      ['In which organ does most food pass into the blood?', 'In the small intestine.'],
      [
        'Why does bread begin to taste sweet when it is chewed for long?',
        'An enzyme of saliva cuts starch into sugar.',
      ],
      ['Why do villi help absorption?', 'They make the surface much larger.'],
      ['What is the main task of the large intestine?', 'To take back water.'],
    ],
    homework:
      'Write the diary of a cheese sandwich from the plate to the blood, with five stations and what happens at each.',
  },
  'water-cycle': {
    idea: 'The same water goes round and round: the sun lifts it, cold air lets it fall, and the ground leads it back.',
    prior: ['Ice, water and vapour as three states.', 'Reading a thermometer.'],
    terms: [
      ['evaporation', 'Liquid water becomes vapour, at any temperature.'],
      ['condensation', 'Vapour becomes drops where it cools.'],
      ['precipitation', 'Water that falls: rain, snow or hail.'],
      ['run-off', 'Water that flows over the ground into rivers.'],
      ['groundwater', 'Water that has seeped into the ground and is held there.'],
    ],
    errors: [
      [
        'Clouds are made of water vapour.',
        'Vapour cannot be seen. A cloud is countless small drops or ice crystals.',
      ],
      ['Water evaporates only when it boils.', 'A puddle dries on a cool day: evaporation needs no boiling.'],
    ],
    model:
      'A bowl of warm water under film, with ice on top and a cup in the middle. After ten minutes drops hang under the ice and fall into the cup. Name each station: warm water is the sea, the film is the cold air, the cup is the lake.',
    task: 'Build the cycle in a jar with warm water, film and ice. Draw it three times, at the start, after five and after ten minutes, and write the four terms where they belong.',
    aims: [
      ['apply', 'Draw the water cycle and label each passage.'],
      ['analyse', 'Trace a drop of water from the sea back to the sea on two different ways.'],
      ['evaluate', 'Judge how paving a meadow changes run-off and groundwater, and justify it.'],
    ],
    materials: [
      'jars, film, ice and warm water',
      'a cold mirror to breathe on',
      'a map with the nearest river',
    ],
    quiz: [
      ['What drives the water cycle?', 'The energy of the sun, and gravity.'],
      ['What happens to vapour when it cools?', 'It condenses into drops.'],
      ['Name three kinds of precipitation.', 'Rain, snow and hail.'],
      ['Why does the mirror in the bathroom mist over?', 'Vapour condenses on the cold glass.'],
      [
        'Where does rain go that does not run off?',
        'It evaporates, is taken up by plants or becomes groundwater.',
      ],
    ],
    homework:
      'Mark the edge of a saucer of water with a pen every evening for three days. Explain in three sentences where the water went.',
  },
  climate: {
    idea: 'Weather is what happens today, climate is what usually happens; it depends on latitude, height, sea and wind, and people now change it.',
    prior: ['Latitude, equator and poles on a globe.', 'Reading a graph with two scales.'],
    terms: [
      ['weather', 'State of the air at one place and moment.'],
      ['climate', 'Average weather of a place over thirty years or so.'],
      ['climate graph', 'Bars for rainfall and a line for temperature over twelve months.'],
      ['greenhouse effect', 'Some gases keep back part of the heat that the ground gives off.'],
      ['latitude', 'How far a place lies north or south of the equator.'],
    ],
    errors: [
      [
        'A cold winter proves that the climate is not warming.',
        'One winter is weather. Climate shows in decades of measurements.',
      ],
      [
        'It is warm in summer because the Earth is nearer to the sun.',
        'Then both halves of the Earth would have summer together. The height of the sun decides.',
      ],
    ],
    model:
      'A climate graph of Athens: read the wettest month, the driest one and the warmest, then say in two sentences: hot, dry summers; mild, rainy winters. Which plants, which houses, which holidays fit?',
    task: 'Each group gets a climate graph without a name. Describe it, find the hemisphere and the zone, and place it on the map; then defend your choice against another group.',
    aims: [
      ['apply', 'Draw a climate graph from a table of values.'],
      ['analyse', 'Compare two climate graphs and find reasons for the difference.'],
      ['evaluate', 'Assess three measures against warming by effect, cost and fairness.'],
    ],
    materials: ['six climate graphs without names', 'atlases or a world map', 'a globe and a torch'],
    quiz: [
      [
        'What is the difference between weather and climate?',
        'Weather is now, climate is the average over decades.',
      ],
      [
        'Why is it cooler on a mountain than in the valley?',
        'Temperature falls with height, by about 6 °C for each 1,000 m.',
      ],
      ['Name two greenhouse gases.', 'For example carbon dioxide and methane.'],
      ['Why do coasts have milder winters than inland places?', 'The sea gives off its stored heat slowly.'],
      ['Which months are the summer in the southern hemisphere?', 'December to February.'],
    ],
    homework:
      'Note temperature and sky at the same hour for four days. Write why these four days are not yet a climate.',
  },
}
