import type { CommandCatalogue } from '../../src/domain/command/command.ts';

/**
 * Commands of a catalogue, a line each: the name, its arguments (n a number, s a text, in capitals where they may be left
 * out, - none), the class (b basic, a advanced, m the maker's, d developer, p prototype), and what it does. A name that
 * ends in * stands for those with the numbers 1 to 4.
 */
const ofSet = `
SPEED n b Top speed in percent of full speed
MAX_SPEED n b Speed that no movement goes beyond, in percent
RAMP snsn b Time to speed up and to slow down, in ms
DEADBAND n b Range around the middle of a lever that does nothing, in percent
CURVE n a Bend of the curve between lever and speed, in percent
CREEP n b Slowest speed, in percent
BOOST nN a Speed beyond the top while boost is pressed
JERK n a Limit of the change of acceleration
BRAKE n a Force of braking, in percent
HOLD n a Time that a movement goes on after release, in ms
LIMIT sn a Limit of one movement, in percent
NAME s b Name of the set on the display
COLOUR s b Colour of the set's lamp
MIRROR sn a Reverses an axis
COUPLE ss a Couples two axes
FILTER nN d Low pass of the levers, in Hz
GAIN sn m Gain of an axis
OFFSET sn m Offset of an axis
TRIM sn m Trim of the end points of an axis
LEARN - p Learns the curve from the next movement
DUMP - d Writes the set into the log`;

/** The lines of every catalogue. */
export const commandNames: Record<CommandCatalogue, string> = {
  MOD: `
OPEN sss b Opens a session for a family, device type and model
VERSION sss b Names the configuration, revision and version of what follows
STORE - b Keeps what was set
CLOSE - b Ends the session
CHECK ns b Number of lines and their check sum
ABORT S b Ends the session and forgets what was set
BACKUP S a Writes all parameters into the log
RESTORE s a Takes parameters back from a backup
COMPARE s a Compares with a stored set
LOCK s m Locks the device for others
UNLOCK s m Unlocks the device
ERASE n d Erases a block of parameters
TRACE N d Traces what Modulate sends
ECHO S d Answers with its argument`,
  SYS: `
FAMILY s b Product family
CONFIGURATION s b Id of the configuration
REVISION s b Revision of the configuration
SLEEP n b Time without use until it goes to sleep, in s
LANGUAGE s b Language of the display
VERSION - b Versions of the firmware
SERIAL S m Serial number
CLOCK sS b Date and time
CONTRAST n b Contrast of the display, in percent
LIGHT nN b Light of the display, in percent, and its time in s
BUZZER nN b Volume and pitch of the buzzer
VIBRATE n b Force of the vibrator
PIN nS a Code asked for at the start
OPERATOR nss a An operator with name and card
CARD s a Card that starts the device
SHUTDOWN N a Turns off after a time, in s
START S a Condition of the start
BATTERY ns a Warning level and kind of battery
CHARGE n a Current of charging, in mA
TEMPERATURE nn a Lowest and highest temperature of use
TILT nN a Angle of the tilt switch, and its delay in ms
SELFTEST S b Tests itself and names the block that failed
LOG sN a Level and length of the log
EVENT ns a What is kept of an event
RESET S b Starts anew
FACTORY s m Goes back to the state of delivery
WATCHDOG n d Time of the watchdog, in ms
MEMORY nN d Reads memory
POKE nn d Writes memory
STACK - d Depth of the stack
TASKS - d Running tasks
FLASH s d State of the flash
BOOT S d Starts the boot loader
CRC S d Check sum of the program
KEYS n p Test of all keys
HAPTIC snn p Pattern of the vibrator
GESTURE sn p Gesture that calls a function
VOICE s p Spoken messages
MENU ns b Entry of the menu
PAGE ns b Page of the display
UNIT s b Units of measure
LABEL nS b Label of a lamp
LAMP*  ns b What the lamp shows`,
  COM: `
BAND n b Radio band, in MHz
CHANNEL n b Radio channel
POWER n b Power of the radio, in mW
TIMEOUT n b Time without radio until it stops, in ms
PAIR n b Address of the other device
UNPAIR - b Forgets the other device
SCAN N b Looks for a free channel
HOP n a Number of channels it hops over
RATE n a Frames a second
RSSI - b Strength of the signal
ANTENNA n a Antenna in use
DIVERSITY n a Use of both antennas
REPEAT n a Repeats of a frame
CABLE nS b Use of the cable
BAUD n a Speed of the serial line
CANRATE n a Speed of CAN, in kbit/s
CANID nN a Identifier of a CAN frame
CANMAP nnsN m Place of a value in a CAN frame
CANOPEN ns m Node and profile of CANopen
J1939 nN m Source address of J1939
HEARTBEAT n a Time between heartbeats, in ms
BLE S a Bluetooth and its name
BLEPIN n a Code of Bluetooth
BLEPOWER n m Power of Bluetooth
WIFI sS p Wireless network
CLOUD sS p Address that events are sent to
SNIFF N d Writes frames into the log
NOISE - d Noise on every channel
ERRORS - d Frames that were lost
BURST nN d Test of the transmitter
CARRIER n d Test of the carrier
KEY ss m Key of the radio
TANDEM nS a Second transmitter
CATCH nS a Catch and release
RELEASE - a Gives the receiver to another
PARTNER ns a Name of a paired device
SLOT*  nN m Time slot of a device`,
  RX: `
OUT nsssnSN b Output: source, current at both ends in mA, and frequency in Hz
RELAY nsssn b Relay: source and delay in ms
STOP nsn b Stop relay and its delay in ms
STATUS - b State of all outputs
INPUT nsS b Digital input
ANALOG nsnn b Analogue input with its ends
PWM nnN a Pulse width of an output
DITHER nnN a Dither of an output
CURRENT nnn a Currents of a valve
VOLTAGE nnn a Voltages of a valve
DELAY nn b Delay of an output, in ms
INVERT nn b Reverses an output
MAP nsS a Source of an output
LOGIC nsS a Formula of an output
INTERLOCK nnS a Outputs that exclude each other
LIMIT nnN a Limit by an input
FEEDBACK nsS b Value that goes back to the transmitter
DISPLAY nsS b Text that goes back to the transmitter
FAN nn a Fan of the case
HORN nN b Horn and its time in ms
LIGHT nS b Working light
PUMP nsN a Pump and its overrun in s
ENGINE sN a Start and stop of the engine
THROTTLE nnN a Engine speed
SAFE nsN m Output of safety
SISP nS m Processor of safety
COUNTER nS a Counter of movements
HOURS - b Hours of use
LOAD nnn a Load cell
SCALE nn m Scale of an input
TEST nN d Test of an output
FORCE nn d Sets an output by hand
SHORT n d Looks for a short circuit
OPEN n d Looks for an open circuit
DUMP S d Writes all outputs into the log
ADC n d Reads a converter
PID nnnn m Controller of a valve
LEARN n p Learns the ends of a valve
SOFTSTOP nn p Soft end of a movement
VALVE*  nnN a Valve of a bank
GROUP*  sS a Outputs that belong together`,
  TX: `
AXIS ssnsnsn b Axis: dead band and curve in percent, and whether it is reversed
BUTTON sssSS b Button: mode and name
ESTOP ssn b Stop button and its channels
BATTERY N b Charge of the battery, in percent
SWITCH ssS b Toggle switch
LEVER ssnN b Lever
JOYSTICK sssS b Joystick
POT snn b Potentiometer
ENCODER snS b Encoder
LED ssS b Lamp of a button
PANEL nS b Light of the panel
DISPLAY nsS b Field of the display
SYMBOL ns b Symbol beside a control
CALIBRATE sS a Ends of a control
CENTER sN a Middle of a control
DETENT snn a Notches of a lever
SIDE ss a Button at the side
MODE nS b Mode of work
SHIFT ss a Second function of a button
MACRO nS a Row of functions
HOLD sn a Time of a long press, in ms
DOUBLE sn a Time of a double press, in ms
ENABLE ss m Dead man's button
SAFE ssN m Function of safety
ZERO s m Zero before the start
DRIFT sn m Drift of a control that is let pass
NOISE sN d Noise of a control
RAW s d Raw value of a control
SCAN N d Scans the key matrix
MATRIX nn d Key of the matrix
TEST S d Test of all controls
BACKLIGHT nN b Light of the keys
PROXIMITY sn p Hand at the lever
TOUCH snn p Touch field
TILTAXIS sn p Axis by tilting
GYRO N p Gyroscope
MARKER*  sS a Marker of the display
PROFILE*  ss b Profile of an operator`,
  SET1: ofSet,
  SET2: ofSet,
  SET3: ofSet,
};
