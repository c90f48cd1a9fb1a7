import type { Lexicon } from './word-class.ts'

const instructions = 'instructions, steps, guide, tutorial, tips, tricks, procedure, directions, walkthrough'
const openers = instructions
  .split(', ')
  .flatMap((noun) => ['to', 'for', 'on', 'how to'].map((link) => `${noun} ${link}`))
  .join(', ')
const askers = ['how', 'where']
  .flatMap((word) =>
    ['do', 'can', 'could', 'would', 'should', 'might'].flatMap((verb) =>
      ['i', 'we', 'you', 'one', 'someone', 'a student', 'my students', 'my class'].map(
        (who) => `${word} ${verb} ${who}`,
      ),
    ),
  )
  .join(', ')

const individuals = ['a', 'my', 'this', 'that', 'another', 'one']
  .flatMap((which) =>
    'student, pupil, classmate, teacher, boy, girl, child, kid, friend, person, man, woman, neighbour, neighbor'
      .split(', ')
      .map((who) => `${which} ${who}`),
  )
  .join(', ')

export const english: Lexicon = {
  words: {
    how: `how to, how does one, where to, way to, ways to, way of, ways of, method to, methods to, method for, methods for, method of, methods of, ${openers}, ${askers}, teach me, teach me to, show me how to, tell me how to, explain how to, explain to me how to, teach students to, teach my students to, teach pupils to, teach children to, teach kids to, students to, pupils to, learn to, help me, help me to, i want to, i need to, i would like to, i d like to, we want to, let s, let us, can i, how 2, do i need to, do i need for, is needed to, is needed for, everything needed to, materials to, ingredients to`,
    recipe:
      'recipe, recipes, blueprint, blueprints, schematic, schematics, instructions, making guide, building guide, making of instructions, tutorial, ingredients, ingredient list, shopping list, assembly plan, construction plan, cookbook',
    layout:
      'plan of a, plans of a, plan for a, plans for a, design of a, design for a, diagram of a, composition of a',
    make: 'make, making, build, building, assemble, assembling, construct, constructing, prepare, preparing, produce, producing, mix, mixing, cook, cooking, brew, brewing, synthesize, synthesise, synthesizing, synthesising, synthesis, manufacture, manufacturing, create, creating, craft, crafting, rig, rigging, wire, wiring, 3d print, print, printing, grow, growing, cultivate, cultivating, culture, extract, extracting, isolate, purify, weaponize, weaponise, weaponizing, weaponising, concoct, distill, distil, convert, modify, engineer, enrich',
    get: 'buy, buying, get, getting, obtain, obtaining, order, ordering, purchase, purchasing, acquire, acquiring, steal, sell, selling, deal, dealing, smuggle, smuggling, sneak, bring, hide, hiding, find, score, import',
    take: 'smoke, smoking, snort, snorting, inject, injecting, vape, roll, shoot up, sniff, sniffing, get high on, take, taking',
    strike:
      'detonate, detonating, ignite, set off, plant, planting, throw, trigger, explode, drop, release, spread, disperse',
    ravage:
      'blow up, set fire to, set on fire, burn down, attack, attacking, bomb, bombing, shoot up, derail, crash',
    weapon:
      'bomb, pipe bomb, nail bomb, car bomb, petrol bomb, fertilizer bomb, fertiliser bomb, pressure cooker bomb, bombe, explosive device, explosive devices, explosives, high explosive, explosive charge, explosive belt, explosive vest, explosive mixture, explosive powder, suicide vest, suicide belt, ied, ieds, hand grenade, molotov, molotov cocktail, land mine, landmine, detonator, tnt, c4, semtex, tatp, rdx, petn, anfo, thermite, napalm, nitroglycerin, nitroglycerine, flamethrower, dynamite, nuclear weapon, atomic bomb, nuclear bomb, dirty bomb, ghost gun, silencer, rocket launcher, grenade',
    gun: 'gun, handgun, pistol, revolver, rifle, assault rifle, shotgun, firearm, machine gun, ammunition, ammo, switchblade, brass knuckles, weapon, weapons, knife, taser, pepper spray',
    toxin:
      'sarin, vx gas, vx, tabun, novichok, nerve agent, nerve agents, nerve gas, mustard gas, chemical weapon, chemical weapons, biological weapon, biological weapons, bioweapon, bioweapons, ricin, anthrax, botulinum, botulinum toxin, botox toxin, phosgene, hydrogen cyanide, cyanide gas, poison gas, toxic gas, deadly gas, lethal gas, smallpox, ebola, plague bacteria, deadly virus, deadly viruses, killer virus, deadly poison, lethal poison, undetectable poison, untraceable poison',
    poison:
      'poison, snake poison, frog poison, toad poison, plant poison, mushroom poison, animal poison, scorpion poison, spider poison, insect poison, fish poison, bee poison',
    drug: 'meth, crystal meth, methamphetamine, amphetamine, amphetamines, cocaine, crack cocaine, heroin, fentanyl, lsd, mdma, ecstasy, ecstasy pills, ketamine, ghb, cannabis, marijuana, hashish, drugs, magic mushrooms, dmt, pcp, bath salts, purple drank, lean drink, xanax, oxycontin, opioids, roofies, spice drug',
    smoke: 'roll, rolling, smoke, smoking',
    rolled: 'joint, spliff',
    streetDrug: 'crack, weed',
    mild: 'chlorine, mustard, arsenic, venom, toxin, virus, bacteria, fireworks, firecracker, acid, explosion, uranium, rocket fuel',
    noxious:
      'gunpowder, black powder, flash powder, chlorine gas, chloramine, cyanide, explosive, smoke bomb, bleach and ammonia, ammonia and bleach',
    supply:
      'food, canteen, cafeteria, lunch, meal, drink, drinks, water supply, water tank, well, coffee, soup',
    evade:
      'without getting caught, without being caught, without anyone knowing, without anybody knowing, without leaving traces, without leaving evidence, without a trace, undetected',
    detail:
      'at home, in my kitchen, in your kitchen, in my garage, in your garage, in my bathroom, homemade, home made, step by step, household chemicals, household items, household products, kitchen ingredients, fertilizer, fertiliser, from scratch, untraceable, undetectable, undetected, without getting caught, without being caught, without anyone knowing, without anybody knowing, without a license, without a licence, without id, dark web, darknet, black market, illegally, in secret, secretly, exact quantities, exact amounts, detailed instructions, easy to make, quickly and cheaply, my own, a real, that really works, really works, that works, that fires, fully working, functional',
    harm: 'to kill, to hurt, to poison, to attack, to harm, to injure, kill people, hurt people, kill someone, hurt someone, for revenge, mass casualties, as many people as possible, maximum damage, my teacher, my classmates, my neighbour, my neighbor, my parents, my ex, my school, my principal, a neighbour, a neighbor',
    hurt: 'kill, killing, murder, murdering, assassinate, assassinating, strangle, strangling, poison, poisoning, stab, stabbing, hurt, hurting, injure, injuring, beat up, beating up, torture, torturing, kidnap, kidnapping, abduct, rape, raping, drug, suffocate, suffocating, harass, harassing, bully, bullying, humiliate, humiliating, blackmail, blackmailing, threaten, threatening, stalk, stalking, behead, lynch, slit, massacre, massacring, terrorize, terrorise, electrocute, drown, punch, punching, slap, slapping',
    hit: 'attack, attacking, shoot, shooting',
    person:
      'someone, somebody, people, person, persons, human, humans, man, men, woman, women, teacher, teachers, classmate, classmates, student, students, pupil, pupils, child, children, kid, kids, neighbour, neighbor, neighbours, neighbors, brother, sister, mother, father, mom, mum, dad, parents, wife, husband, girlfriend, boyfriend, ex girlfriend, ex boyfriend, my ex, him, her, them, headteacher, principal, boss, enemy, enemies, girl, girls, boy, boys, colleague, friend, friends, victim, victims, throat, cat, cats, dog, dogs, puppy, jews, muslims, christians, blacks, immigrants, gays, crowd, passengers, president, problem student, problem students, problem child, problem children, problem kid, problem kids, problem pupil, problem pupils, ball boy, ball girl',
    site: 'school, schools, classroom, church, mosque, synagogue, temple, hospital, crowd, concert, stadium, train, plane, airport, bus, house, building, shop, town hall, mall, station, embassy, university, car',
    attack:
      'school shooting, mass shooting, shooting, terror attack, terrorist attack, suicide attack, bomb attack, bombing, killing spree, knife attack, attack on a school, attack on a church, attack on a mosque, attack on a synagogue',
    plan: 'plan, planning, organise, organize, organising, organizing, carry out, commit, committing, execute, prepare',
    crime:
      'get away with murder, getting away with murder, hide a body, hide a dead body, dispose of a body, dispose of a dead body, get rid of a body, make it look like an accident, join isis, join al qaeda, join daesh, become a terrorist, become a suicide bomber, recruit terrorists, recruit jihadists',
    selfHarm:
      'kill myself, kill yourself, kill oneself, kill themselves, kill himself, kill herself, killing myself, commit suicide, committing suicide, hang myself, hang yourself, hanging myself, cut myself, cut yourself, cutting myself, cutting yourself, cut my wrists, cut your wrists, slit my wrists, slit your wrists, slit wrists, self harm, hurt myself, hurt yourself, hurting myself, end my life, end your life, ending my life, take my own life, overdose, overdose on, starve myself, starve yourself, starving myself, make myself vomit, make yourself vomit, die painlessly, unalive myself, choke myself, die without pain, end it all, make myself throw up, make yourself throw up, throw up after eating, throw up after meals, vomit after eating, vomit after meals, hide cuts, hide my cuts, hide your cuts, hiding cuts, hiding my cuts, hide my scars, hide self harm scars, kill themself, hang oneself, hang himself, hang herself, hang themselves, hanging yourself, hanging oneself, cut oneself, cutting oneself, cut my arms, cut your arms, cutting my arms, cutting my wrists, cutting your wrists, cut my skin, cut your skin, cutting your skin, cutting my skin, cutting herself, cutting himself, cutting themselves, hurt oneself, end one s life, tie a noose',
    suicide:
      'suicide, suicides, suicidal, self harm, self injury, self mutilation, anorexia, blackout challenge, choking game, choking challenge, self cutting, cutting to cope, cutting to feel, cutting',
    method:
      'methods of, method of, ways of, means of, technique of, techniques of, painless, quickest, easiest, best way of, hide my, hide your, hiding my',
    urge: 'encourage, encouraging, encourages, convince, convincing, persuade, persuading, pressure, promote, promoting, promotes, glorify, glorifying, glorifies, romanticise, romanticize, talk someone into, push someone to, why you should, benefits of, praise, praising, in favour of, celebrate, celebrating, celebrates',
    selfHarmPhrase:
      'painless suicide, suicide instructions, suicide methods, suicide note for me, you should kill yourself, go kill yourself, kill yourself now, i want to die, i want to end it all, i wish i was dead, how many pills, how many sleeping pills, take to die, pills to die, pills to kill myself, lethal dose for suicide, thinspo, pro ana, pro anorexia, suicide pact, do the blackout challenge, play the choking game, painless cutting, hide my cutting, hide your cutting, hiding my cutting, encourage cutting among, promote cutting among, encourage cutting as, promote cutting as',
    dying:
      'to die, to kill myself, to kill yourself, to kill oneself, to end my life, to end it all, to commit suicide',
    pills:
      'paracetamol, acetaminophen, tylenol, ibuprofen, aspirin, pills, tablets, sleeping pills, sleeping tablets, medicine, medication, insulin',
    dose: 'how much, how many, what dose, what dose of, which dose of, dose of',
    sexual:
      'erotic, erotica, porn, porno, pornographic, pornography, sexy, sexual story, sex scene, sex story, sex tape, lewd, nsfw, hentai, smut, fetish, in lingerie, sexualized, sexualised, sexual fantasy, masturbate, masturbating',
    carnal: 'sexual',
    sexAct:
      'sex with, having sex with, have sex with, sexual relations with, sleep with, make love to, make out with, sexual act with, sexual intercourse with, sex between teacher and, sex between a teacher and, sex between teachers and, sex between an adult and',
    sexualMinor:
      'child porn, child pornography, kiddie porn, underage porn, underage sex, child erotica, loli hentai, lolicon, shotacon, preteen nudes, jailbait, cp video',
    minor:
      'child, children, minor, minors, kid, kids, pupil, pupils, schoolgirl, schoolgirls, schoolboy, schoolboys, little girl, little girls, little boy, little boys, young girl, young girls, young boy, teenager, teenagers, teen, teens, underage girl, underage girls, underage boy, underage, preteen, preteens, toddler, toddlers, baby, babies, sixth grader, fifth grader, 8 year old, student, students',
    seduce:
      'seduce, seducing, groom, grooming, undress, undressing, sext, sexting with, molest, fondle, flirt with',
    media:
      'story, stories, scene, tale, video, videos, film, movie, image, images, picture, pictures, photo, photos, fiction, poem, comic, chat, roleplay, text, drawing',
    nude: 'naked, nude, nudes, undressed, without clothes, topless, no clothes, bare breasts, stripped',
    anyone:
      'woman, women, man, men, person, people, body, bodies, teacher, teachers, lady, ladies, model, models, couple, girl, girls, boy, boys',
    gore: 'gore, gory, beheading, beheaded, decapitated, decapitation, dismembered, mutilated, disembowelled, disemboweled, bloody corpse, bloody corpses, severed head, severed heads, torture scene, guts spilling, mangled body',
    slur: 'nigger, kike, wetback, faggot, sand nigger, subhuman race, raghead, towelhead, chink, spic, tranny, paki scum, untermensch',
    group:
      'jews, jewish people, blacks, black people, africans, arabs, muslims, christians, gays, gay people, homosexuals, lesbians, trans people, gypsies, roma, immigrants, refugees, migrants, asians, disabled people, the disabled, disabled kids, autistic people, whites, white people',
    gender: 'women, girls, men',
    are: 'are, is, were always, will always be, are like, are just, are nothing but',
    demean:
      'inferior, superior, stupid, vermin, subhuman, parasites, dirty, filthy, evil, criminals, lazy, disgusting, cockroaches, worthless, idiots, retarded, less intelligent, terrorists, not human, monkeys, rats, apes, a plague, a disease',
    beast: 'animals',
    destroy:
      'kill all, exterminate, exterminate all, gas the, gas all, death to, wipe out, wipe out all, get rid of all, eliminate all, burn all, hang all, deport all, cleanse',
    hatePhrase:
      'gas the jews, hitler was right, hitler did nothing wrong, holocaust is a lie, holocaust was a lie, holocaust is a hoax, holocaust was a hoax, holocaust never happened, holocaust did not happen, heil hitler, white power, white pride worldwide, slavery was good, slavery was a good thing, jews control the, jews rule the world',
    joke: 'joke, jokes, funny, make fun of, making fun of, mock, mocking, laugh at, laughing at',
    atrocity: 'holocaust, auschwitz, slavery, lynching, genocide, gas chambers, rape, 9 11',
    barrier:
      'about, against, regarding, concerning, prevent, preventing, prevention, avoid, avoiding, stop, stopping, quit, quitting, refuse, refusing, resist, detect, detecting, disarm, disarming, defuse, ban, banning, protect, protecting, protection, survive, surviving, escape, poster, presentation, lesson, lessons, quiz, worksheet, timeline, essay, debate, slideshow, documentary, museum, campaign, help, helping, awareness, treaty, regulate, law, not, never, no, model, replica, paper, cardboard, toy, fake, pretend, lego, cake, costume, song, game, map, chart, graph, report, research, sense, decisions, choices, recover, recovering, talk, understand, understanding, explain, risk, risks, dangers, sure, free, treat, treating, identify, recognise, recognize, test, vaccine, vaccines, antidote, cure, essays, storyboard, character, characters',
    past: 'history, historical, historians, war, wars, wartime, century, ancient, empire, hiroshima, nagasaki, manhattan project, oppenheimer, cold war, treaty, treaties, revolution, scientists, atomic, nuclear, nobel, mining, guy fawkes, gunpowder plot, opium war, cartels, traffickers, economy, novel, shakespeare, propaganda, stereotype, stereotypes, racism, racist, nazi, nazis, prejudice, ideology, poem by, genocide, segregation, apartheid, colonial, colonialism, slavery, trial, nuremberg, literature, museum, sculpture, painting, renaissance, greek, anti semitism, antisemitism',
    prevention:
      'prevent, preventing, prevention, protect, protection, protecting, law, laws, crime, against, danger, dangers, dangerous, awareness, report, reporting, stop, victims, effects, consequences, risks, addiction, safety, warning signs, why is it wrong, ban, banned, first aid, online safety, helpline, refute, refuting, combat, combating, drill, bullying prevention',
    material:
      'out of cardboard, from cardboard, of cardboard, out of paper, from paper, of paper, out of clay, from clay, out of lego, from lego, from ice cream sticks',
    head: 'vaccine, vaccines, awareness poster, dart frog, dart frogs, arrow frog, arrow frogs',
    sport:
      'in handball, in football, in soccer, in rugby, in volleyball, in basketball, in netball, in hockey, in tennis, in badminton, in cricket, in rounders, in dodgeball, in judo, in fencing, in archery, in chess, the ball, a ball, the net, the goal, at goal, the basket, the hoop, the shuttlecock',
    creature:
      'plant, plants, animal, animals, frog, frogs, toad, toads, snake, snakes, scorpion, scorpions, spider, spiders, bee, bees, wasp, wasps, ant, ants, beetle, beetles, insect, insects, jellyfish, fish, mushroom, mushrooms, fungus, fungi, fungus, tree, trees, seed, seeds, algae, bacterium, bacteria, lizard, lizards, octopus, caterpillar, caterpillars, species, organism, organisms, cells, snail, snails, worm, worms, bird, birds, coral, corals, anemone, anemones, mammal, mammals, reptile, reptiles, amphibian, amphibians, crab, crabs, moth, moths, butterfly, butterflies, flower, flowers, leaf, leaves, berries, ivy, nettle, nettles',
    task: 'poem, poems, text, question, questions, problem, problems, equation, equations, sum',
    drama:
      'camus, macbeth, duncan, banquo, hamlet, othello, julius caesar, romeo and juliet, becket, murder mystery, lord x',
    bygone:
      'stone age, bronze age, iron age, prehistoric, prehistory, palaeolithic, paleolithic, neolithic, flint, hunter gatherers, cave people, middle ages, medieval, vikings, viking, romans, roman, ancient egypt, ancient egyptians, aztecs, knights, traditional craft',
    individual: `someone, somebody, him, her, my classmates, my students, my pupils, my teachers, ${individuals}`,
    remembered:
      'amritsar, peterloo, oradour, srebrenica, katyn, my lai, boston massacre, wounded knee, sarajevo',
    bullets: 'bullets',
    slides: 'slide, slides, slideshow, powerpoint, docs, numbering, bulleted, in word, line up',
    deed: 'massacre, murder, assassination, kidnapping, lynching',
    jest: 'joke about, jokes about, joke on, jokes on, make fun of, making fun of, mock, mocking, laugh at, laughing at',
    trade:
      'buy, buying, purchase, sell, selling, deal, dealing, smuggle, smuggling, sneak, bring, hide, hiding, score, steal, snort, vape, purchasing, acquire, stealing',
    firearm:
      'gun, handgun, pistol, revolver, rifle, shotgun, firearm, machine gun, ammunition, ammo, taser, from lead, out of lead, of lead, calibre, caliber, cartridge, cartridges, casings',
    grudge:
      'my teacher, my classmates, my classmate, my neighbour, my neighbor, my parents, my ex, my school, my principal, my brother, my sister, my mother, my father, a neighbour, a neighbor, kill people, hurt people, kill someone, hurt someone, kill him, kill her, poison someone, poison people, for revenge, mass casualties, as many people as possible, maximum damage, to kill a person, to kill a man, to kill my, to poison my, to hurt my, to attack my',
    using:
      'use, using, used, used to, used for, use to, with, from, out of, take, collect, collecting, pick, gather, boil, crush, need, required',
    steamy:
      'erotic, erotica, sexy, lewd, nsfw, hentai, smut, fetish, in lingerie, sex scene, sex story, sex tape, sexual story, sexual fantasy, masturbate, masturbating',
    safeguard:
      'prevent, preventing, prevention, protect, protection, protecting, law, laws, crime, against, danger, dangers, awareness, reporting, victims, risks, warning signs, why is it wrong, online safety, helpline',
    depict: 'draw, drawing, paint, painting, sketch, roleplay, fan fiction, costume',
    refuted:
      'history, historical, historians, propaganda, stereotype, stereotypes, racism, racist, nazi, nazis, prejudice, ideology, genocide, segregation, apartheid, colonial, colonialism, slavery, trial, nuremberg, literature, shakespeare, anti semitism, antisemitism, prevention, preventing, prevent, awareness, why is it wrong, refute, refuting, law, laws, combating, bullying prevention',
    rescue:
      'prevent, preventing, prevention, protect, protection, protecting, awareness, reporting, warning signs, helpline, first aid, safety, victims',
    misconception: 'misconception, misconceptions',
    bombardier: 'bombardier, bombardiers, bombardier beetle, bombardier beetles',
    gag: 'joke, jokes',
    joinery:
      'woodwork, woodworking, wood, timber, carpentry, joinery, mortise, tenon, lap, dovetail, groove, tongue, plumbing, plumber, expansion, bridge, bone, bones, muscle, muscles',
  },
  harmless:
    'c4 plant, c4 plants, c3 and c4 plants, c4 photosynthesis, c4 pathway, c4 carbon fixation, bath bomb, bath bombs, seed bomb, seed bombs, bomb calorimeter, photo bomb, water bomb, water bombs, glitter bomb, hot chocolate bomb, hot chocolate bombs, bomb shelter, bomb shelters, bomb disposal, bomb squad, bomb detector, volcanic bomb, volcanic bombs, lava bomb, lava bombs, logic bomb, time bomb puzzle, naked eye, naked mole rat, naked mole rats, naked tree, naked trees, nude colour, nude color, bare feet, nude statue, nude statues, crack the code, crack codes, crack a code, cracks, crack in, glue gun, hot glue gun, water gun, water guns, toy gun, nerf gun, heat gun, radar gun, top gun, gun control, gun laws, kill time, time to kill, poison ivy, rat poison safety, food poisoning, weed control, weed killer, weeds, joint project, joint work, joint venture, knee joint, hip joint, wood joint, universal joint, medical drugs, wonder drugs, drugs and medicines, arms race, secret weapon, kitchen knife safety, palette knife, butter knife, anti drugs, drugs education, drug education, drugs awareness, drugs prevention, plant growth, blood cell, blood cells, blood vessel, blood vessels, blood circulation, carbon footprint, break even, break people into groups, break students into groups, chlorine atom, chlorine atoms, take people, people and places, mustard seed, mustard seeds, get high marks, get high grades, get high scores, shoot a film, shoot a video, shoot a photo, shoot hoops, shoot portraits, stop motion, sexual reproduction, asexual reproduction, sexual selection, get students, get pupils, get children, get people, deal with, dealing with, take drugs seriously, bully proof, i want to die of, want to die of, cut yourself a, cut yourself some, a heroine, the heroine, her heroine, his heroine, my heroine, your heroine, our heroine, their heroine, this heroine, heroines, tragic heroine, strong heroine, female heroine, sexual abuse, sexual health, sexual harassment, sexual violence, sexual assault, sexual assaults, sexual education, sexual orientation, sexual identity, sexual maturity, sexual characteristics, sexual development, sexual exploitation, sexual intercourse, sexual organs, sexual dimorphism, sexual consent, sexual relationship, sexual relationships, sexual relations, sexual rights, sexual politics, sexual hormones, sexual cell, sexual cells, sexual propagation, crash test, bullet point, bullet points, child process, child processes, parent process, parent processes, zombie processes, water rocket, water rockets, bottle rocket, bottle rockets, rocket launcher from a plastic bottle, rocket launcher from a bottle, poison bottle prop, poison bottle props, murder mystery evening, murder mystery evenings, murder mystery party, dog find, dogs find, police find, officer find, officers find, customs find, detectives find, coke and crisps, coke and chips, can of coke, cans of coke, to weed out, to weed the, to weed a, to weed our, weed out of the garden, weed out of the school garden, weed out of the lawn, weed out of the flowerbed, joint frequency, joint frequencies, joint probability, joint probabilities, joint distribution, joint distributions, joint variation, joint decision, joint decisions, joint effort, joint efforts, joint density, punch a hole, punch holes, punching holes',
}
