/**
 * First names that many children bear where one of the four languages is spoken, folded, by who bears them. Those that are also
 * words for things (Rose, Jack) are that thing where nothing tells that they
 * are a name.
 */
const GIVEN_NAMES = {
  girl: `abigail ada adele aaliyah adriana agnes aisha alba alejandra alexandra alice alicia alina alma amalia amanda
    amelia amelie amina amira ana anais andrea angela anita anna annabelle anne annie antonia ariana arya astrid aubrey
    audrey aurelie ava avery beatrice beatriz bella bianca brianna brooklyn camila camille carla carlota carmen carolina
    caroline catalina catherine cecilia celeste celia charlotte chiara chloe christina claire clara clarissa clementine
    daniela daphne delilah diana dora eleanor elena elif elisa elise eliza elizabeth ella ellen ellie elodie eloise elsa
    emilia emilie emily emma erika esther eva eve evelyn evie fatima fatou felicia fiona florence frida frieda gabriela
    gabriella genevieve gianna giulia greta hailey hanna hannah harriet heidi helena helene ida ines ingrid irene isabel
    isabella isla jana jane janina jasmin jenna jessica joana johanna josephine joy juana julia juliana julie juliette
    karla kate katharina kayla kiara klara lara laura layla lea leah leila lena leni leonie leonor lia lidia lila lilian
    lilly lina linda lisa liv livia lola lorena lotta lotte louisa louise lucia lucie lucy luisa luise lulu luz lydia
    mabel macarena maddie madeleine madeline madison mae maeve malia manon mara margaret margaux maria mariana marie
    marina marlene marta martina mary matilda mathilda mathilde maya megan melanie melissa mia mila mina mira miriam
    molly mona muriel nadia naomi natalia natalie nele nia nicole nina noelle nora norah nova odette olivia paige pamela
    patricia paula paulina penelope petra phoebe pia priya rachel raquel rebecca renata romy rosalie rosie sabrina sadie
    salma samantha samira sally susie wendy mandy jill sara sarah savannah selma serena sienna silvia sofia sofie sonja sophia sophie stella
    stephanie susanna suzanne tabea tanya tara teresa tessa theresa tilda valentina valeria valerie vanessa vera
    veronica victoria viktoria vivian wilma ximena yara yasmin zahra zara zoe zoey zuri lily rose daisy violet ruby pearl jade holly ivy iris hazel poppy olive willow jasmine
    coretta rosa simone michelle kamala katherine kathryn dorothy bessie helen billie dolores phillis sojourner beyonce selena marilyn jennifer karen nancy betty barbara carol deborah sharon cynthia kathleen amy brenda debra janet ruth rita rosalind malala`,
  boy: `aaron abdul abel adam adan adrian ahmed aidan alan alejandro alessandro alexander alexandre ali alonso alvaro amir
    anders andre andreas andres andrew anthony anton antonio arlo arthur asher august austin ben benedikt benjamin bennett
    bilal brandon bruno bryan caleb callum cameron carlos carson carter charlie christian christopher cooper damian daniel
    dante darius david dennis diego dominic dylan eduardo edward eli elias elijah elliot emanuel emil emile emiliano
    emilio enrique enzo eric erik ethan etienne evan ezra fabian felipe felix fernando finley finn florian francisco
    franz frederic frederik gabriel gael gaspard gavin george giovanni gonzalo grayson gregor guillermo gustav hamza hank
    hannes harry hassan hector hendrik henri henrik henry hudson hugo ian ibrahim ignacio igor isaac ismael ivan jacob
    jakob jamal james jan jannik jason javier jayden jeremy jerome jesse joaquin joel johan johannes john jonah jonas
    jonathan jordi jorge jose joseph joshua josiah juan julian julien julius justin karim karl kevin kilian konrad kyle
    lars lasse laurent lennard leo leon leonard leonardo levi liam linus logan lorenz lorenzo louis luca lucas lucien
    luis luka lukas luke mads malik manuel marc marcel marco marcus mario marius markus martin mateo mathis mats matteo
    matthew matthias mattis maurice mauricio max maxim maxime maximilian micah michael miguel milan miles milo
    moritz moussa nathan nathaniel nico nicolas niklas noah noel nolan oliver olivier omar oscar oskar
    otis otto owen pablo pascal patrick paul pedro peter philip philipp pierre quentin quinn rafael raoul raphael raul
    ravi ricardo robert roberto rodrigo roman ruben ryan salvador sam samuel santiago sebastian sergio simon stefan
    steven sven theo theodor theodore thiago thomas tim timo tobias tom tomas tommy toby tristan tyler valentin vicente
    victor vincent walter wesley william wyatt xavier yannick yann jack joe jim bob bobby billy timmy johnny yassin youssef yusuf zachary
    neil abraham franklin nelson cesar malcolm barack jimmy usain lionel cristiano galileo claude wolfgang ludwig frederick booker muhammad mohammed mohamed albert donald ronald richard roger jerry gary larry scott kenneth stephen gregory raymond douglas roald`,
  child: `alex ash jackie blake casey charly eden elia harper jamie jules kai kim logan morgan noa parker peyton remy riley
    robin rowan sacha sascha skyler taylor toni`,
} as const;

const BEARERS: ReadonlyMap<string, string> = new Map(
  Object.entries(GIVEN_NAMES).flatMap(([key, names]) =>
    names.split(/\s+/).map((name): [string, string] => [name, key]),
  ),
);

/** Key of the child that a folded first name stands for. */
export function bearerOf(name: string): string | undefined {
  return BEARERS.get(name);
}
