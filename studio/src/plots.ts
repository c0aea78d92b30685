// How every plot over time looks.

import uPlot from "uplot";
import { styled } from "./palette.ts";
import { axisEnds } from "./sizes.ts";

export interface Plot {
  height: number;
  unit: string;
  series: { label: string; colour: string }[];
  data: uPlot.AlignedData;
  /** after the chart has got another width */
  resized?: () => void;
}

const MANY = 24;

/** A chart as wide as its place, and remade as wide when that changes. */
export function chart(place: HTMLElement, plot: Plot): uPlot {
  const grid = { stroke: styled("line"), width: 1 };
  const axis = {
    stroke: styled("soft"),
    grid,
    ticks: { ...grid, size: 5 },
    font: "12px system-ui, sans-serif",
    labelFont: "12px system-ui, sans-serif",
    labelSize: 18,
  };
  const width = () => Math.max(260, place.clientWidth);
  const made = new uPlot(
    {
      width: width(),
      height: plot.height,
      padding: [8, 8, 0, 0],
      cursor: { drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false }, y: { range: (_, low, high) => axisEnds(low ?? 0, high ?? 0) } },
      legend: { live: false },
      axes: [
        { ...axis, label: "t (s)", size: 30 },
        { ...axis, label: plot.unit, size: 46 },
      ],
      series: [
        {},
        ...plot.series.map(({ label, colour }) => ({
          label,
          stroke: colour,
          width: 1.8,
          points: { show: false },
        })),
      ],
      hooks: { setSize: plot.resized ? [plot.resized] : [] },
    },
    plot.data,
    place,
  );
  // a hundred names do not push the rest away; what scrolls can be reached by the keyboard
  const names = made.root.querySelector<HTMLElement>(".u-legend");
  if (names !== null && plot.series.length > MANY) names.tabIndex = 0;
  new ResizeObserver((_, observer) => {
    if (!made.root.isConnected) observer.disconnect();
    else if (place.clientWidth > 0 && made.width !== width())
      made.setSize({ width: width(), height: plot.height });
  }).observe(place);
  return made;
}
