/** The key of a greeting that suits the hour. */
export function greeting(hour: number = new Date().getHours()): string {
  if (hour < 5 || hour >= 18) return "good-evening";
  return hour < 11 ? "good-morning" : "good-day";
}
