/** Machines that remote controls are made for, as an engineer writes them down. */
export const applications = [
  'Forestry crane, six proportional functions',
  'Concrete pump boom, 36 m',
  'Tower crane, hoist, trolley and slew',
  'Recovery vehicle, winch and stabilisers',
  'Surface drill rig, tramming only',
  'Truck-mounted aerial platform',
  'Loader crane with jib and winch',
  'Demolition robot, three-arm system',
  'Shunting locomotive, two operators',
  'Underground loader, line of sight',
  'Overhead crane, two hoists in tandem',
  'Vacuum excavator, boom and hatch',
  'Conveyor train, start and stop sequence',
  'Ship deck crane, man riding',
  'Pipe-laying vessel, tensioner',
  'Scrap handler with magnet',
  'Log stacker, cab-free operation',
  'Slurry agitator, propulsion and gun',
  'Airport pushback tractor',
  'Tunnel segment erector',
  'Piling rig, leader and winch',
  'Container spreader, twist locks',
  'Mobile crusher, feed and tracks',
  'Road milling machine, conveyor slew',
] as const;

export const deviceNames = ['Main', 'Operator', 'Slinger', 'Service', 'Spare'] as const;

export const revisionNotes = [
  'Slew moved to the left joystick',
  'Second stop button added',
  'Radio changed to 2.4 GHz',
  'Display texts in the language of the customer',
  'Receiver outputs reassigned after commissioning',
  'Overlay with the new company logo',
  'Longer antenna cable',
  'Switch 4 made momentary',
  'Dead man function on the side buttons',
  'Battery type changed to Li-ion',
] as const;

export const comments = [
  'Please send the overlay for approval before it is printed.',
  'The customer asks for a softer start on the slew function.',
  'Joystick directions confirmed by phone.',
  'Delivery is wanted in week 9, two weeks before commissioning.',
  'Same wiring as on the machine before, only the connector differs.',
  'The stop category was checked against the risk assessment.',
  'CAN addresses are 0x18FF0017 and 0x18FF0027.',
  'The spare transmitter needs its own id code.',
] as const;

export const staffOnlyComments = [
  'Do not send the quote before the frame agreement is signed.',
  'Margin agreed with the sales manager.',
  'The milling fixture for this lid is in repair until Thursday.',
  'The last batch of bellows was stiff; check before mounting.',
] as const;

export const attachmentNames = [
  ['Hydraulic diagram', 'PDF'],
  ['Machine on site', 'JPEG'],
  ['Label artwork', 'SVG'],
  ['Order confirmation', 'WORD'],
  ['CAN matrix', 'ZIP'],
  ['Parameter dump of the old system', 'TEXT'],
  ['Company logo', 'EPS'],
  ['Commissioning checklist', 'PDF'],
  ['Valve data', 'XML'],
  ['Bench test', 'JSON'],
] as const;

export const requestTexts = [
  'I service these machines and need the parameter files.',
  'We bought this crane second-hand and want to see its remote control.',
  'New colleague in our workshop, please give the same access as I have.',
  'I take over the approval of our configurations from March.',
  'Access for a commissioning next week.',
] as const;

export const decisionTexts = [
  'Checked with the customer by telephone.',
  'The serial number belongs to another customer.',
  'The customer answers for this colleague.',
  'We need the order number first.',
] as const;

export const grantNotes = [
  'Vetted by telephone',
  'Named in the frame agreement',
  'Takes part in the commissioning',
  'Confirmed by the head of maintenance',
] as const;

export const orderNotes = [
  'Firmware with the corrected display texts',
  'Radio firmware for the new frequency plan',
  'Security update of the Bluetooth module',
  'Parameter change after the field test',
] as const;
