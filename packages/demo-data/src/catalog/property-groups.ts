/** Headings of the product page, and the properties below each: every one stands under one (demo-catalog.test.ts). */
const table: readonly (readonly [group: string, codes: string])[] = [
  [
    'Размеры',
    `
diameter inner_diameter shank_diameter body_diameter bore overall_length flute_length
cutting_depth length width height depth thickness corner_radius pitch module thread
jaw_width jaw_opening clamping_min clamping_max min_diameter wrench_size wrench_size_2
square disc_diameter blade_size dimensions stroke thread_length size_label
electrode_diameter insert_size holder_section cable table centre_distance swing
spindle_bore range_from range_to drill_diameter reach travel
`,
  ],
  [
    'Конструкция',
    `
thread_type thread_profile jaws step_count point_angle helix_angle approach_angle
clearance_angle rake_angle profile_angle cone_angle turn_angle taper_angle teeth flutes shank cut_direction coolant tolerance
accuracy_class insert_shape insert_fit chipbreaker cutting_edges hand starts taper
mounting drive swivel collet_type reading blades shape profile tip handle notch items
ratchet_teeth chuck case_kind spindle_taper axes controller interface flange head
gloves_coating lens shelves drawers wheels worktop lock cooling container battery_type
battery_count indicator camera cnc readout data_output gauge_kind fit phases backing
`,
  ],
  [
    'Материал и покрытие',
    `
tool_material material coating hardness grade abrasive grit bond wheel_hardness base
finish strength_class electrode_type tensile knit_class color chlorine_free
`,
  ],
  [
    'Применение',
    `
workpiece_material iso_materials hole_type operation application drill_steel
drill_concrete process positions current_kind protection protection_class cut_round
insulated
`,
  ],
  [
    'Технические данные',
    `
runout max_speed balance clamping_force resolution error torque_error ip peripheral_speed torque
torque_min power motor_power voltage battery_capacity idle_speed impact_rate impact_energy
speed_control soft_start brushless noise vibration spindle_speeds blade_speed payload
repeatability tcp_speed grip_force pressure viscosity concentration ph flash_point
temperature density nlgi load total_load current_min current_max duty_cycle open_voltage
pulse snr
`,
  ],
  [
    'Упаковка и масса',
    `
package_quantity weight volume net_mass head_mass
`,
  ],
  [
    'Общие сведения',
    `
standard series country warranty verification registry shelf_life
`,
  ],
]

const groups: ReadonlyMap<string, string> = new Map(
  table.flatMap(([group, codes]) =>
    codes
      .trim()
      .split(/\s+/)
      .map((code) => [code, group]),
  ),
)

export const propertyGroup = (code: string): string | null => groups.get(code) ?? null
