import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<LanguagePack['topics'], 'electricity' | 'forces' | 'light' | 'energy' | 'acids' | 'atoms'>

export const englishPhysicsTopics: Topics = {
  electricity: {
    exercise: 'electricity',
    idea: 'A current flows only in a closed circuit and is not used up on its way; voltage drives it, resistance limits it.',
    prior: ['Conductors and insulators in everyday life.', 'Safety: never experiment with the mains.'],
    terms: [
      ['current', 'How much charge passes a point each second; measured in amperes (A).'],
      ['voltage', 'What drives the charges round the circuit; measured in volts (V).'],
      ['resistance', 'How strongly a component limits the current; measured in ohms (Ω).'],
      ['closed circuit', 'An unbroken conducting path from one pole of the source to the other.'],
    ],
    errors: [
      [
        'The lamp uses up the current.',
        'An ammeter shows the same value before and after the lamp. Energy is transferred, charge is not lost.',
      ],
      [
        'One wire from the battery to the lamp is enough.',
        'Without the way back there is no closed circuit, and nothing flows.',
      ],
    ],
    task: 'Build a circuit with a battery, a switch and one lamp, then with two lamps in series and in parallel. Draw each circuit with symbols and note how brightly the lamps shine.',
    aims: [
      ['apply', 'Calculate voltage or current with Ohm’s law.'],
      ['analyse', 'Compare series and parallel circuits by the brightness of the lamps.'],
      ['evaluate', 'Judge why the sockets of a house are connected in parallel.'],
    ],
    materials: [
      'batteries, lamps, switches and wires for each pair',
      'ammeter and voltmeter',
      'cards with circuit symbols',
    ],
    quiz: [
      [
        'One of two lamps in series is unscrewed. What happens?',
        'The other goes out too: the circuit is open.',
      ],
      [
        'Where is the current greater, before or after the lamp?',
        'It is the same everywhere in a simple circuit.',
      ],
    ],
    homework:
      'List five devices at home with the voltage or power on their labels, and draw the circuit of a torch with symbols.',
  },
  forces: {
    exercise: 'forces',
    idea: 'Forces change motion or shape; where they balance, a body stays at rest or goes on moving steadily.',
    prior: ['Pushing, pulling and measuring with a spring.', 'The difference between mass and volume.'],
    terms: [
      ['force', 'A push or pull with strength and direction; measured in newtons (N).'],
      ['weight', 'The force with which gravity pulls a body.'],
      ['mass', 'How much matter a body has, the same on Earth and Moon; in kilograms.'],
      ['resultant', 'The one force that has the same effect as all forces together.'],
      ['friction', 'The force between surfaces that slide or are about to slide.'],
    ],
    errors: [
      [
        'A moving body needs a force that keeps it moving.',
        'On ice a puck glides on. A force is needed to change motion; friction is what usually stops it.',
      ],
      [
        'Mass and weight are the same.',
        'On the Moon the mass of an astronaut is the same, the weight about a sixth.',
      ],
    ],
    task: 'Pull a wooden block with a newton meter over table, paper, sandpaper and pencils used as rollers. Record the force each time and draw the arrows on a sketch.',
    aims: [
      ['apply', 'Calculate the weight of a body from its mass.'],
      ['analyse', 'Distinguish balanced and unbalanced forces in photographs of moving things.'],
      ['create', 'Design an experiment that shows what friction depends on.'],
    ],
    materials: [
      'newton meters',
      'wooden blocks and sheets of sandpaper',
      'photographs of people and things in motion',
    ],
    quiz: [
      [
        'A lamp hangs still from the ceiling. What can be said of the forces on it?',
        'They balance: the cord pulls up as strongly as gravity pulls down.',
      ],
      ['In which unit is force measured?', 'In newtons (N).'],
    ],
    homework:
      'Find three situations at home in which friction helps and three in which it is a nuisance. Draw the force arrows for one of each.',
  },
  light: {
    idea: 'We see a thing when light from it reaches the eye. Light travels in straight lines until something reflects, bends or absorbs it.',
    prior: ['Sources of light and things that only reflect it.', 'Measuring angles with a protractor.'],
    terms: [
      ['ray', 'A line that shows the path of light.'],
      ['reflection', 'Light is thrown back at a surface, at the angle at which it came.'],
      ['refraction', 'Light changes direction where it passes from one material to another.'],
      ['shadow', 'The space that light does not reach because a body is in the way.'],
      ['normal', 'The line at a right angle to the surface where the ray meets it.'],
    ],
    errors: [
      [
        'The eye sends out something when it looks.',
        'In a perfectly dark room nobody sees anything: light has to come into the eye.',
      ],
      [
        'A mirror picture lies on the surface of the mirror.',
        'It appears as far behind the mirror as the object stands in front; a tape measure and two pencils show it.',
      ],
    ],
    model:
      'A lamp shines through a slit onto a mirror standing on a protractor. Draw the normal, read the angle in: 40°. Read the angle out: 40°. Turn the mirror by 10° and let the class predict before reading again.',
    task: 'Send a narrow beam onto a mirror at five angles. Mark the rays with dots, draw them, measure both angles from the normal and write the rule you find.',
    aims: [
      ['apply', 'Draw the path of a ray that meets a plane mirror.'],
      ['analyse', 'Compare reflection and refraction in a drawing of a pencil in a glass of water.'],
      ['create', 'Design a periscope and show the path of light in it.'],
    ],
    materials: [
      'ray boxes or torches with a slit',
      'plane mirrors and protractors',
      'a glass of water and a pencil',
    ],
    quiz: [
      [
        'A ray meets a mirror at 35° to the normal. At which angle does it leave?',
        'At 35° on the other side of the normal.',
      ],
      [
        'Why does a pencil in water look broken?',
        'Light from its lower part is refracted where it leaves the water.',
      ],
      [
        'Why are shadows sharp at noon and soft under a cloudy sky?',
        'The sun is nearly a point, the clouded sky is a wide source.',
      ],
      [
        'Why do we see the Moon although it gives no light of its own?',
        'It reflects sunlight into our eyes.',
      ],
    ],
    homework:
      'Measure your shadow at three times of one day. Draw the sun, yourself and the ray for each, and explain the difference.',
  },
  energy: {
    exercise: 'energy',
    idea: 'Energy is neither made nor lost, it changes form and place; what we call consumption is energy that ends up where it is of no more use.',
    prior: ['Examples of heat, light and movement.', 'Reading a label with a power in watts.'],
    terms: [
      ['energy', 'What is needed to heat, lift, move or light something; measured in joules (J).'],
      ['power', 'Energy transferred each second; measured in watts (W).'],
      ['transfer', 'The passing of energy from one form or place to another.'],
      ['efficiency', 'The useful part of the energy put in.'],
      ['renewable source', 'A source that is not used up within human times, such as wind or sun.'],
    ],
    errors: [
      [
        'Energy is used up and then gone.',
        'Feel the lamp, the brake, the engine: it has become heat in the surroundings.',
      ],
      [
        'Power and energy are two words for the same thing.',
        'A kettle has more power than a fridge, but in a week the fridge transfers more energy: time counts.',
      ],
    ],
    task: 'Follow the energy in four devices (torch, wind-up toy, hairdryer, solar calculator). Draw a chain of boxes and arrows for each, and mark where heat escapes.',
    aims: [
      ['apply', 'Calculate the energy a device transfers from its power and time.'],
      ['analyse', 'Trace the energy through a device and distinguish useful from wasted transfers.'],
      ['evaluate', 'Assess three ways of saving energy at school and justify a ranking.'],
    ],
    materials: [
      'torch, wind-up toy, hairdryer, solar calculator',
      'labels of household devices',
      'cards with forms of energy and arrows',
    ],
    quiz: [
      ['Into which forms does a lamp change electrical energy?', 'Into light and heat.'],
      [
        'Name two renewable and two non-renewable sources.',
        'For example wind and sun; coal and natural gas.',
      ],
    ],
    homework:
      'Choose three devices at home. Note power and minutes used in a day, calculate the energy, and propose one saving that nobody would notice.',
  },
  acids: {
    idea: 'Acids and bases are opposites that cancel each other; the pH tells how strongly a solution leans to one side.',
    prior: [
      'Solution, solvent and dissolved substance.',
      'Safety goggles and how to smell and dilute safely.',
    ],
    terms: [
      ['acid', 'A substance whose solution in water has a pH below 7.'],
      ['base', 'A substance whose solution in water has a pH above 7.'],
      ['indicator', 'A dye that shows acid or base by its colour.'],
      ['pH', 'A scale, usually from 0 to 14; 7 is neutral.'],
      ['neutralisation', 'Reaction of an acid with a base to salt and water.'],
    ],
    errors: [
      [
        'All acids are dangerous, bases are harmless.',
        'Vinegar is on our plates, drain cleaner burns the skin. Strength and concentration decide, on both sides.',
      ],
      [
        'A pH of 4 is twice as acidic as a pH of 8.',
        '8 is not acidic at all. Each step down the scale means ten times as acidic.',
      ],
    ],
    model:
      'Red cabbage juice in three glasses: with vinegar it turns red, with tap water it stays violet, with soapy water it turns green. Put the glasses in order on a line from 0 to 14, then drip soapy water into the vinegar and watch the colour come back.',
    task: 'Test eight household liquids with cabbage juice and with pH paper. Put them in order on a pH line and mark what surprised you. Wear goggles; do not mix anything that was not asked for.',
    aims: [
      ['apply', 'Use an indicator to sort solutions into acidic, neutral and basic.'],
      ['analyse', 'Compare the results of two indicators and find which one distinguishes more.'],
      [
        'evaluate',
        'Judge whether an advertisement for a “pH-neutral” product is supported by a measurement.',
      ],
    ],
    materials: [
      'red cabbage juice and pH paper',
      'vinegar, lemon, soap, baking soda, mineral water',
      'goggles and droppers',
    ],
    quiz: [
      ['A solution has a pH of 3. Acid, neutral or base?', 'Acid.'],
      ['What is formed when an acid is neutralised by a base?', 'A salt and water.'],
      ['Why is lime put on sour soil?', 'It is basic and neutralises part of the acid.'],
      ['What does an indicator do?', 'It shows by its colour whether a solution is acidic or basic.'],
      ['Which has the lower pH, lemon juice or milk?', 'Lemon juice.'],
    ],
    homework:
      'Look for five acids or bases on the labels in kitchen and bathroom. Note what each is for and which warning it carries.',
  },
  atoms: {
    idea: 'All matter is made of atoms; which element it is, the number of protons alone decides.',
    prior: ['Pure substances and mixtures.', 'Positive and negative charge.'],
    terms: [
      ['nucleus', 'The tiny, heavy core of the atom, with protons and neutrons.'],
      ['proton', 'A positive particle of the nucleus; their number names the element.'],
      ['electron', 'A light, negative particle of the shell.'],
      ['element', 'A substance whose atoms all have the same number of protons.'],
      ['mass number', 'Protons and neutrons counted together.'],
    ],
    errors: [
      [
        'Atoms of gold are golden and hard.',
        'Colour and hardness come from very many atoms together; a single one has neither.',
      ],
      [
        'The nucleus fills most of the atom.',
        'If the atom were a stadium, the nucleus would be a pea in the middle.',
      ],
    ],
    model:
      'Sodium has the atomic number 11 and the mass number 23. So 11 protons, and 11 electrons because the atom is neutral, and 23 − 11 = 12 neutrons. Draw 2, 8 and 1 electrons into three shells.',
    task: 'Draw cards with an element from hydrogen to calcium. Build its atom from counters in three colours, draw its shells, and let another group guess the element.',
    aims: [
      ['apply', 'Use the periodic table to find the numbers of protons, neutrons and electrons.'],
      ['analyse', 'Compare the shells of elements in one column and find what they have in common.'],
      ['evaluate', 'Judge what a model of the atom shows well and where it misleads.'],
    ],
    materials: ['a periodic table for each pair', 'counters in three colours', 'paper with empty shells'],
    quiz: [
      ['Carbon has 6 protons and mass number 12. How many neutrons?', '6, because 12 − 6 = 6.'],
      ['Why is an atom neutral?', 'It has as many electrons as protons.'],
      ['Which particle decides which element it is?', 'The proton.'],
      ['Oxygen has atomic number 8. How many electrons does a neutral atom have?', '8.'],
      ['Where is almost all the mass of the atom?', 'In the nucleus.'],
    ],
    homework:
      'Choose an element you have touched today. Make a card: symbol, numbers of particles, drawing of the shells, one use.',
  },
}
